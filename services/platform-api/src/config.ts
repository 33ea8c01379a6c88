import { isIP } from 'node:net';
import { resolve } from 'node:path';

export type EnvironmentName = 'san' | 'stg' | 'prd';

/** Who finds addresses. */
export interface GeolocatorSettings {
  provider: 'embedded' | 'photon' | 'nominatim' | 'google';
  /** Without trailing slash; null is the provider's public address. */
  url: string | null;
  key: string | null;
}

/** Everything the process is told from outside. Times in seconds. */
export interface ServerConfig {
  port: number;
  host: string;
  environment: EnvironmentName;
  /** Folder of the embedded database; null keeps it in memory (tests). */
  dataDir: string | null;
  /** Address of a PostgreSQL database to use instead of the embedded one. */
  databaseUrl: string | null;
  /** Connections of this process to it. */
  databasePoolSize: number;
  /** Address of a Redis by which instances tell each other; null leaves that to PostgreSQL. */
  redisUrl: string | null;
  siteDir: string;
  /** How many times faster than real time the simulator runs. */
  simSpeed: number;
  /** Addresses or networks of the balancers in front, whose X-Forwarded-For says where a call came from. */
  trustedProxies: readonly string[];
  /** Foreign origins that may call the API and open the live channel. */
  corsOrigins: readonly string[];
  /** Foreign origins whose pages may embed the portal and hand it a token. */
  embedOrigins: readonly string[];
  /** Development servers that `?remote=` may take remotes from; none in production. */
  overrideOrigins: readonly string[];
  /** Hosts of banks that a payment may lead to; a leading dot covers subdomains. */
  paymentHosts: readonly string[];
  mapStyleUrl: string | null;
  /** Origin of a help centre elsewhere; null means our own. */
  helpCentreUrl: string | null;
  /** Key and style id of Google's maps; null draws the embedded map or the style above. */
  googleMaps: { apiKey: string; mapId: string } | null;
  /** File of flag values that stand above the defaults; null means `flags.json` of the database folder. */
  flagsFile: string | null;
  geolocator: GeolocatorSettings;
  /** Folder of texts that stand above the built ones; null means none. */
  translationsDir: string | null;
  /** True keeps the portal from logging to the console and from pushing analytics. */
  silent: boolean;
  testVendorIds: readonly string[];
  /** Major units of the country's currency. */
  fallbackDeliveryFee: number;
  /** Trusted Types policies pages may create beside the default one and those of our own builds. */
  trustedTypesPolicies: readonly string[];
  /** `smtp://` or `smtps://` address of the mail server, with name and password; null keeps mail in the outbox. */
  smtpUrl: string | null;
  /** Sender of every mail. */
  mailFrom: string;
  /** Origin of the portal in mails, `{country}` standing for the country; null means the local addresses. */
  publicOrigin: string | null;
  accessTokenSeconds: number;
  refreshTokenSeconds: number;
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  /** Wipe the database folder before opening it. */
  reset: boolean;
}

/** A wrong setting, worded for the person who set it. */
export class ConfigError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>;

/** Demo accounts, the simulator and `/dev/*` exist only outside production. */
export const isProduction = (config: Pick<ServerConfig, 'environment'>): boolean =>
  config.environment === 'prd';

/**
 * Reads the configuration of the process.
 * @throws ConfigError with one sentence naming the wrong variable, what it holds and what it may hold
 */
export function readConfig(
  env: Environment,
  args: readonly string[] = [],
  cwd = process.cwd(),
): ServerConfig {
  const text = (name: string, fallback: string) => env[name]?.trim() || fallback;
  const list = (name: string) =>
    text(name, '')
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean);
  const unknown = args.find((arg) => arg !== '--reset');
  if (unknown !== undefined) throw new ConfigError(`Unknown option "${unknown}": the only one is --reset.`);
  const databaseUrl = env['DATABASE_URL']?.trim() ? databaseUrlOf(env['DATABASE_URL'].trim()) : null;
  const reset = args.includes('--reset');
  if (reset && databaseUrl !== null)
    throw new ConfigError(
      '--reset empties the embedded database only: unset DATABASE_URL, or empty that one yourself.',
    );
  return {
    databaseUrl,
    redisUrl: redisUrlOf(env, databaseUrl),
    databasePoolSize: numberOf(env, 'DATABASE_POOL_SIZE', 10, { min: 2, max: 100, whole: true }),
    port: numberOf(env, 'PORT', 8080, { min: 0, max: 65535, whole: true }),
    host: text('HOST', 'localhost'),
    environment: oneOf(env, 'ENVIRONMENT', 'stg', ['san', 'stg', 'prd']),
    dataDir: resolve(cwd, text('DATA_DIR', '.data')),
    siteDir: resolve(cwd, text('SITE_DIR', 'dist/site')),
    simSpeed: numberOf(env, 'SIM_SPEED', 10, { min: 0.1, max: 10_000 }),
    trustedProxies: list('TRUSTED_PROXIES').map(networkOf),
    corsOrigins: list('CORS_ORIGINS').map((origin) => originOf('CORS_ORIGINS', origin)),
    embedOrigins: list('EMBED_ORIGINS').map((origin) => originOf('EMBED_ORIGINS', origin)),
    overrideOrigins: overrideOriginsOf(env),
    paymentHosts: list('PAYMENT_REDIRECT_HOSTS').map(paymentHostOf),
    mapStyleUrl: env['MAP_STYLE_URL']?.trim() ? urlOf('MAP_STYLE_URL', env['MAP_STYLE_URL'].trim()) : null,
    helpCentreUrl: env['HELP_CENTRE_URL']?.trim()
      ? originOf('HELP_CENTRE_URL', env['HELP_CENTRE_URL'].trim())
      : null,
    geolocator: geolocatorSettings(env),
    silent: oneOf(env, 'SILENT', 'false', ['true', 'false']) === 'true',
    translationsDir: env['TRANSLATIONS_DIR']?.trim() ? resolve(cwd, env['TRANSLATIONS_DIR'].trim()) : null,
    flagsFile: env['FLAGS_FILE']?.trim() ? resolve(cwd, env['FLAGS_FILE'].trim()) : null,
    googleMaps: text('GOOGLE_MAPS_KEY', '')
      ? { apiKey: text('GOOGLE_MAPS_KEY', ''), mapId: text('GOOGLE_MAP_ID', 'DEMO_MAP_ID') }
      : null,
    testVendorIds: list('TEST_VENDOR_IDS'),
    fallbackDeliveryFee: numberOf(env, 'FALLBACK_DELIVERY_FEE', 0, { min: 0, max: 1_000_000 }),
    trustedTypesPolicies:
      list('TRUSTED_TYPES_POLICIES').length > 0 ? list('TRUSTED_TYPES_POLICIES') : DEFAULT_POLICIES,
    ...mailSettings(env),
    accessTokenSeconds: numberOf(env, 'ACCESS_TOKEN_SECONDS', 900, { min: 5, max: 86_400, whole: true }),
    refreshTokenSeconds: numberOf(env, 'REFRESH_TOKEN_SECONDS', 30 * 86_400, {
      min: 60,
      max: 365 * 86_400,
      whole: true,
    }),
    logLevel: oneOf(env, 'LOG_LEVEL', 'info', ['silent', 'error', 'warn', 'info', 'debug']),
    reset,
  };
}

const DEFAULT_POLICIES = ['webpack', 'maplibre-gl', 'dompurify'];

const LOOPBACK = /^(localhost|.+\.localhost|127\.0\.0\.1|\[::1\])$/;
const DEVELOPMENT_ORIGINS = [3001, 3002, 3003, 3004, 3005].map((port) => `http://localhost:${port}`);

/** The files of a development server have no hashes, so it must be this machine's. */
function overrideOriginsOf(env: Environment): readonly string[] {
  const given = env['OVERRIDE_ORIGINS']?.trim();
  if (env['ENVIRONMENT']?.trim() === 'prd') {
    if (given)
      throw new ConfigError('OVERRIDE_ORIGINS is set, but production takes remotes from its registry alone.');
    return [];
  }
  if (!given) return DEVELOPMENT_ORIGINS;
  return given.split(',').map((part) => {
    const origin = originOf('OVERRIDE_ORIGINS', part.trim());
    if (LOOPBACK.test(new URL(origin).hostname)) return origin;
    throw new ConfigError(
      `OVERRIDE_ORIGINS holds "${origin}", but it must list origins of this machine such as http://localhost:3002.`,
    );
  });
}

function oneOf<T extends string>(env: Environment, name: string, fallback: T, allowed: readonly T[]): T {
  const value = env[name]?.trim() || fallback;
  const found = allowed.find((candidate) => candidate === value);
  if (found === undefined)
    throw new ConfigError(`${name} is "${value}", but it must be one of ${allowed.join(', ')}.`);
  return found;
}

function numberOf(
  env: Environment,
  name: string,
  fallback: number,
  { min, max, whole = false }: { min: number; max: number; whole?: boolean },
): number {
  const raw = env[name]?.trim();
  if (!raw) return fallback;
  const value = Number(raw);
  if (Number.isFinite(value) && value >= min && value <= max && (!whole || Number.isInteger(value)))
    return value;
  throw new ConfigError(
    `${name} is "${raw}", but it must be a ${whole ? 'whole ' : ''}number from ${min} to ${max}.`,
  );
}

function networkOf(value: string): string {
  const [address = '', bits, ...rest] = value.split('/');
  const version = isIP(address);
  const isBits = bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
  if (version !== 0 && isBits && rest.length === 0) return value;
  throw new ConfigError(
    `TRUSTED_PROXIES holds "${value}", but it must list addresses or networks such as 10.0.0.7 or 10.0.0.0/8.`,
  );
}

/** As a browser writes it in an address; two labels at least, so that nobody allows all of `.com`. */
function paymentHostOf(value: string): string {
  const host = value.replace(/^\./, '');
  const isPlain = /^([a-z0-9-]+\.)+[a-z][a-z0-9-]*(:\d+)?$/.test(host) && URL.canParse(`https://${host}`);
  if (isPlain && new URL(`https://${host}`).host === host) return value;
  throw new ConfigError(
    `PAYMENT_REDIRECT_HOSTS holds "${value}", but it must list hosts such as bank.example or .cards.example.`,
  );
}

function urlOf(name: string, value: string): string {
  if (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)) return value;
  throw new ConfigError(`${name} holds "${value}", but it must be an http or https address.`);
}

function redisUrlOf(env: Environment, databaseUrl: string | null): string | null {
  const url = env['REDIS_URL']?.trim() || null;
  if (url === null) return null;
  // The address may hold a password, so the sentence does not repeat it.
  if (!URL.canParse(url) || !/^rediss?:$/.test(new URL(url).protocol) || new URL(url).hostname === '')
    throw new ConfigError('REDIS_URL must be a redis or rediss address, such as redis://host:6379.');
  if (databaseUrl === null)
    throw new ConfigError(
      'REDIS_URL connects instances that share a database: set DATABASE_URL too, or unset it.',
    );
  return url;
}

const PUBLIC_NOMINATIM = /(^|\.)openstreetmap\.org$/;

function geolocatorSettings(env: Environment): GeolocatorSettings {
  const providers = ['embedded', 'photon', 'nominatim', 'google'] as const;
  const provider = oneOf(env, 'GEOLOCATOR', 'embedded', providers);
  const key = env['GEOLOCATOR_KEY']?.trim() || null;
  const given = env['GEOLOCATOR_URL']?.trim() || null;
  const url = given === null ? null : urlOf('GEOLOCATOR_URL', given).replace(/\/+$/, '');
  if (provider === 'google' && key === null)
    throw new ConfigError(
      'GEOLOCATOR is "google", so GEOLOCATOR_KEY must hold a key of its Places and Geocoding APIs.',
    );
  if (provider === 'nominatim' && (url === null || PUBLIC_NOMINATIM.test(new URL(url).hostname)))
    throw new ConfigError(
      'GEOLOCATOR is "nominatim", so GEOLOCATOR_URL must name a server of your own: the public one forbids searching while one types.',
    );
  return { provider, url, key };
}

function mailSettings(env: Environment): Pick<ServerConfig, 'smtpUrl' | 'mailFrom' | 'publicOrigin'> {
  const smtpUrl = env['SMTP_URL']?.trim() || null;
  // The address holds a password, so the sentence does not repeat it.
  if (smtpUrl !== null && !(URL.canParse(smtpUrl) && /^smtps?:$/.test(new URL(smtpUrl).protocol)))
    throw new ConfigError(
      'SMTP_URL must be an smtp or smtps address, such as smtps://user:password@host:465.',
    );
  const publicOrigin = env['PUBLIC_ORIGIN']?.trim() || null;
  if (publicOrigin !== null) originOf('PUBLIC_ORIGIN', publicOrigin.replace('{country}', 'tw'));
  if (smtpUrl !== null && publicOrigin === null)
    throw new ConfigError(
      'SMTP_URL is set, so PUBLIC_ORIGIN must name the portal that links in mails lead to.',
    );
  return { smtpUrl, mailFrom: env['MAIL_FROM']?.trim() || 'no-reply@localhost', publicOrigin };
}

/** The sentence does not repeat the value: it may hold a password. */
function databaseUrlOf(value: string): string {
  if (URL.canParse(value) && /^postgres(ql)?:$/.test(new URL(value).protocol)) return value;
  throw new ConfigError(
    'DATABASE_URL must be an address such as postgresql://user:password@host:5432/courier.',
  );
}

function originOf(name: string, value: string): string {
  const origin = new URL(urlOf(name, value)).origin;
  if (origin === value.replace(/\/$/, '')) return origin;
  throw new ConfigError(`${name} holds "${value}", but it must list origins such as https://portal.example.`);
}
