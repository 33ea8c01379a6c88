import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { faultsTogether } from './settings/check-together';
import type { FleetChoice } from './modules/fleets/fleet-choice';
import type { MailSender } from './settings/mail-senders';
import { DEVELOPMENT_ORIGINS, SETTINGS, type Settings } from './settings/settings';

export type EnvironmentName = Settings['ENVIRONMENT'];

/** Who finds addresses. */
export interface GeolocatorSettings {
  provider: 'embedded' | 'local' | 'photon' | 'nominatim' | 'google';
  /** Without trailing slash; null is the provider's public address. */
  url: string | null;
  key: string | null;
  /** Index of places of the provider `local`. */
  file: string | null;
}

/** All settings of the process. Times in seconds. */
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
  /** How many times the table of limits holds. */
  limitFactor: number;
  siteDir: string;
  /** What the operator names to see metrics in production; null hides them there. */
  operatorToken: string | null;
  /** Name of the key that signs evidence. */
  evidenceKey: string;
  /** Who delivers. */
  fleets: FleetChoice;
  /** Days after the end of a delivery in which its fleet sees names, phone numbers and addresses. */
  fleetContactDays: number;
  /** How many times faster than real time the simulator runs. */
  simSpeed: number;
  /** Whether orders of the demo's shops arrive by themselves. */
  demoPulse: boolean;
  /** Addresses or networks of the balancers in front, whose X-Forwarded-For says where a call came from. */
  trustedProxies: readonly string[];
  /** Host of the platform where the portal finds this service; null is the origin of its pages. */
  apiHost: string | null;
  /** First segment of the addresses of identity calls. */
  identityService: string;
  /** Foreign origins that may call the API and open the live channel. */
  corsOrigins: readonly string[];
  /** Foreign origins whose pages may embed the portal and hand it a token. */
  embedOrigins: readonly string[];
  /** Development servers that `?remote=` may take remotes from; none in production. */
  overrideOrigins: readonly string[];
  /** Hosts of banks that a payment may lead to; a leading dot covers subdomains. */
  paymentHosts: readonly string[];
  mapStyleUrl: string | null;
  /** PMTiles file or folder of vector tiles; null draws the streets that are embedded. */
  mapTiles: string | null;
  /** Origin of OpenFreeMap when its tiles are shown; browsers fetch them from there. */
  openFreeMapOrigin: string | null;
  /** Origin of a help centre elsewhere; null means our own. */
  helpCentreUrl: string | null;
  /** How people reach the operator. */
  support: { email: string | null; phone: string | null; chatUrl: string | null };
  /** Key and style id of Google's maps; null draws the embedded map or the style above. */
  googleMaps: { apiKey: string; mapId: string } | null;
  /** File of flag values that override the defaults; null means `flags.json` of the database folder. */
  flagsFile: string | null;
  /** File of what a deployment adds to countries and brands; null adds nothing. */
  portalsFile: string | null;
  geolocator: GeolocatorSettings;
  /** `token` of the geolocator calls; null asks for none. */
  geolocatorToken: string | null;
  /** Folder of texts that override the built ones; null means none. */
  translationsDir: string | null;
  /** Of a hundred pages so many tell how releases of remotes do. */
  releaseSample: number;
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
  mailSenders: readonly MailSender[];
  /** Origin of the portal in mails, `{country}` standing for the country; null means the local addresses. */
  publicOrigin: string | null;
  accessTokenSeconds: number;
  refreshTokenSeconds: number;
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  /** Wipe the database folder before opening it. */
  reset: boolean;
}

/** Wrong settings, worded for the person who set them. */
export class ConfigError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>;

/** Demo accounts, the simulator and `/dev/*` exist only outside production. */
export const isProduction = (config: Pick<ServerConfig, 'environment'>): boolean =>
  config.environment === 'prd';

/**
 * Reads the configuration of the process.
 * @throws ConfigError naming every wrong setting, what it holds and what it may hold, one sentence a line
 */
export function readConfig(
  env: Environment,
  args: readonly string[] = [],
  cwd = process.cwd(),
): ServerConfig {
  const reset = args.includes('--reset');
  const unknown = args.filter((arg) => arg !== '--reset');
  const { data, wrong } = readSettings(env);
  const faults = [
    ...unknown.map((arg) => `Unknown option "${arg}": the only one is --reset.`),
    ...wrong,
    ...faultsTogether(data, { reset }),
  ];
  if (faults.length > 0) throw new ConfigError(faults.join('\n'));
  return { ...configOf(data as Settings, cwd), reset };
}

/** The settings that could be read, and a sentence for each that could not. */
function readSettings(env: Environment): { data: Partial<Settings>; wrong: string[] } {
  const all = SETTINGS.safeParse(env);
  if (all.success) return { data: all.data, wrong: [] };
  const { issues } = all.error;
  const names = new Set(issues.map(({ path }) => path[0]));
  const sound = Object.entries(SETTINGS.shape).filter(([name]) => !names.has(name));
  return {
    data: z.object(Object.fromEntries(sound)).parse(env),
    wrong: issues.map(({ path: [name], message }) => `${String(name)} ${message}`),
  };
}

/** Value of `MAP_TILES` that names a service instead of files. */
const OPEN_FREE_MAP = 'openfreemap';

function configOf(settings: Settings, cwd: string): Omit<ServerConfig, 'reset'> {
  const folder = (path: string | null) => (path === null ? null : resolve(cwd, path));
  return {
    port: settings.PORT,
    host: settings.HOST,
    environment: settings.ENVIRONMENT,
    logLevel: settings.LOG_LEVEL,
    siteDir: resolve(cwd, settings.SITE_DIR),
    operatorToken: settings.OPERATOR_TOKEN,
    trustedProxies: settings.TRUSTED_PROXIES,
    limitFactor: settings.LIMIT_FACTOR,
    dataDir: resolve(cwd, settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL,
    databasePoolSize: settings.DATABASE_POOL_SIZE,
    redisUrl: settings.REDIS_URL,
    apiHost: settings.API_HOST,
    identityService: settings.IDENTITY_SERVICE,
    corsOrigins: settings.CORS_ORIGINS,
    embedOrigins: settings.EMBED_ORIGINS,
    overrideOrigins: isProduction({ environment: settings.ENVIRONMENT })
      ? []
      : (settings.OVERRIDE_ORIGINS ?? DEVELOPMENT_ORIGINS),
    trustedTypesPolicies: settings.TRUSTED_TYPES_POLICIES,
    releaseSample: settings.RELEASE_SAMPLE,
    silent: settings.SILENT,
    accessTokenSeconds: settings.ACCESS_TOKEN_SECONDS,
    refreshTokenSeconds: settings.REFRESH_TOKEN_SECONDS,
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM,
    mailSenders: settings.MAIL_SENDERS,
    publicOrigin: settings.PUBLIC_ORIGIN,
    geolocatorToken: settings.GEOLOCATOR_TOKEN,
    geolocator: {
      provider: settings.GEOLOCATOR,
      url: settings.GEOLOCATOR_URL?.replace(/\/+$/, '') ?? null,
      key: settings.GEOLOCATOR_KEY,
      file: folder(settings.GEOLOCATOR_FILE),
    },
    mapStyleUrl: settings.MAP_STYLE_URL,
    mapTiles: settings.MAP_TILES === OPEN_FREE_MAP ? null : folder(settings.MAP_TILES),
    openFreeMapOrigin: settings.MAP_TILES === OPEN_FREE_MAP ? settings.OPENFREEMAP_URL : null,
    googleMaps:
      settings.GOOGLE_MAPS_KEY === null
        ? null
        : { apiKey: settings.GOOGLE_MAPS_KEY, mapId: settings.GOOGLE_MAP_ID },
    flagsFile: folder(settings.FLAGS_FILE),
    portalsFile: folder(settings.PORTALS_FILE),
    translationsDir: folder(settings.TRANSLATIONS_DIR),
    helpCentreUrl: settings.HELP_CENTRE_URL,
    support: {
      email: settings.SUPPORT_EMAIL,
      phone: settings.SUPPORT_PHONE,
      chatUrl: settings.SUPPORT_CHAT_URL,
    },
    paymentHosts: settings.PAYMENT_REDIRECT_HOSTS,
    testVendorIds: settings.TEST_VENDOR_IDS,
    fallbackDeliveryFee: settings.FALLBACK_DELIVERY_FEE,
    evidenceKey: settings.EVIDENCE_KEY,
    fleets: { adapter: settings.FLEET ?? 'simulator', byCountry: settings.FLEETS },
    fleetContactDays: settings.FLEET_CONTACT_DAYS,
    simSpeed: settings.SIM_SPEED,
    demoPulse: settings.DEMO_PULSE,
  };
}
