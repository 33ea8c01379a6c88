import { resolve } from 'node:path';
import * as z from 'zod';
import { listByCountry, type ByCountry } from './readers/by-country';
import type { FleetCredentialsSetting } from './fleets/fleet-credentials';
import type { PaymentAccount, CaptureTime } from './payment-accounts';
import { faultsTogether } from './check-together';
import type { FleetChoice } from './fleets/fleet-choice';
import { resolvePhotos, type PhotoSettings } from './photo-settings';
import type { RiderRules } from './rider-rules';
import type { MailSender } from './mail-senders';
import { DEVELOPMENT_ORIGINS, SETTINGS, type Settings } from './settings';

export type EnvironmentName = Settings['ENVIRONMENT'];

interface GeolocatorSettings {
  provider: 'embedded' | 'local' | 'photon' | 'nominatim' | 'google';
  /** Without trailing slash; null selects the provider's public address. */
  url: string | null;
  key: string | null;
  /** Place index of the provider `local`. */
  file: string | null;
}

interface RoutingSettings {
  /** Null: the demonstration's streets, in production estimates. */
  provider: 'estimate' | 'osrm' | 'valhalla' | 'google' | null;
  /** Without trailing slash; null selects Google's public address. */
  url: string | null;
  key: string | null;
  timeoutMs: number;
  /** Failures in a row after which the server is not asked for `pauseSeconds`. */
  failures: number;
  pauseSeconds: number;
}

/** All settings of the process. Times in seconds. */
export interface ServerConfig {
  port: number;
  host: string;
  environment: EnvironmentName;
  /** Folder of the embedded database; null keeps it in memory (tests). */
  dataDir: string | null;
  /** PostgreSQL used instead of the embedded database. */
  databaseUrl: string | null;
  databasePoolSize: number;
  /** Redis for messages between instances; null uses PostgreSQL. */
  redisUrl: string | null;
  /** Multiplies the limits of the table. */
  limitFactor: number;
  siteDir: string;
  /** Bearer token for metrics in production; null hides them there. */
  operatorToken: string | null;
  /** Null: operators cannot sign in. */
  operatorOrigin: string | null;
  evidenceKey: string;
  fleets: FleetChoice;
  /** Secret accounts of external fleets. */
  fleetCredentials: FleetCredentialsSetting;
  /** Days after the end of a delivery in which its fleet sees names, phone numbers and addresses. */
  fleetContactDays: number;
  /** Days after which photos and signatures of deliveries are deleted. */
  proofDays: number;
  photos: PhotoSettings;
  /** Whether webhooks of fleets may call this machine, outside `prd`. */
  webhookLoopback: boolean;
  /** How much longer roads are than the straight line. */
  routeFactor: number;
  routing: RoutingSettings;
  riders: RiderRules;
  /** Load balancer addresses or networks whose X-Forwarded-For is trusted. */
  trustedProxies: readonly string[];
  /** Platform host of this service in the portal; null is the origin of its pages. */
  apiHost: string | null;
  /** First path segment of identity calls. */
  identityService: string;
  /** Foreign origins that may call the API and open the live channel. */
  corsOrigins: readonly string[];
  /** Foreign origins whose pages may embed the portal and hand it a token. */
  embedOrigins: readonly string[];
  /** Development servers that `?remote=` may take remotes from; none in production. */
  overrideOrigins: readonly string[];
  /** Upper-case country -> secret account of its payment provider; a country without one has the sandbox or none. */
  paymentAccounts: ByCountry<{ capture: CaptureTime; account: PaymentAccount }>;
  /** Bank hosts for payment redirects; a leading dot covers subdomains. */
  paymentHosts: readonly string[];
  mapStyleUrl: string | null;
  /** PMTiles file or folder of vector tiles; null draws the embedded streets. */
  mapTiles: string | null;
  /** Origin of OpenFreeMap when its tiles are shown; browsers fetch them. */
  openFreeMapOrigin: string | null;
  /** Path of the browser that prints statements; null leaves it to the reader's browser. */
  pdfBrowser: string | null;
  /** Origin of an external help centre; null selects the built-in one. */
  helpCentreUrl: string | null;
  support: { email: string | null; phone: string | null; chatUrl: string | null };
  /** Key and style id of Google Maps; null draws the embedded map or the tiles above. */
  googleMaps: { apiKey: string; mapId: string } | null;
  /** Flag values that override the defaults; null means `flags.json` of the database folder. */
  flagsFile: string | null;
  /** What a deployment adds to countries and brands; null adds nothing. */
  portalsFile: string | null;
  geolocator: GeolocatorSettings;
  /** Required `token` of geolocator calls; null requires none. */
  geolocatorToken: string | null;
  /** Folder of texts that override the built-in ones. */
  translationsDir: string | null;
  /** Folder of the operator's legal texts. */
  legalDir: string | null;
  /** Percentage of pages that report how releases of remotes perform. */
  releaseSample: number;
  /** Turns off console logging and analytics of the portal. */
  silent: boolean;
  testVendorIds: readonly string[];
  /** In major units of the country's currency. */
  fallbackDeliveryFee: number;
  /** Additional Trusted Types policies that pages may create. */
  trustedTypesPolicies: readonly string[];
  /** `smtp://` or `smtps://` address with user name and password; null keeps mail in the outbox. */
  smtpUrl: string | null;
  mailFrom: string;
  mailSenders: readonly MailSender[];
  /** Origin of the portal in mails, with `{country}` as placeholder; null uses the local addresses. */
  publicOrigin: string | null;
  accessTokenSeconds: number;
  refreshTokenSeconds: number;
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  /** Folder of backups, or `elsewhere`; null when neither is known. */
  backupDir: string | null;
  /** Wipes the database folder before opening it. */
  reset: boolean;
}

/** Invalid settings, worded for the operator. */
export class ConfigError extends Error {}

export type Environment = Readonly<Record<string, string | undefined>>;

/** Demo accounts, the simulator and `/dev/*` exist only outside production. */
export const isProduction = (config: Pick<ServerConfig, 'environment'>): boolean =>
  config.environment === 'prd';

/** @throws ConfigError with one sentence per wrong setting: its name, its value and the allowed values */
export function readConfig(
  env: Environment,
  args: readonly string[] = [],
  cwd = process.cwd(),
): ServerConfig {
  const reset = args.includes('--reset');
  const unknown = args.filter((arg) => arg !== '--reset');
  const { config, faults: wrong } = inspectSettings(env, { reset, cwd });
  const faults = [...unknown.map((arg) => `Unknown option "${arg}": the only one is --reset.`), ...wrong];
  if (faults.length > 0 || !config) throw new ConfigError(faults.join('\n'));
  return config;
}

/** One sentence per wrong setting. The config is null while a setting cannot be read at all. */
export function inspectSettings(
  env: Environment,
  { reset = false, cwd = process.cwd() } = {},
): { config: ServerConfig | null; faults: string[] } {
  const { data, wrong } = readSettings(env);
  return {
    config: wrong.length > 0 ? null : { ...resolveConfig(data as Settings, cwd), reset },
    faults: [...wrong, ...faultsTogether(data, { reset })],
  };
}

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

/** `BACKUP_DIR` of an operator whose backups are watched by another program. */
export const BACKUPS_ELSEWHERE = 'elsewhere';

/** `MAP_TILES` value that names a service instead of files. */
const OPEN_FREE_MAP = 'openfreemap';

function resolveConfig(settings: Settings, cwd: string): Omit<ServerConfig, 'reset'> {
  const folder = (path: string | null) => (path === null ? null : resolve(cwd, path));
  return {
    port: settings.PORT,
    host: settings.HOST,
    environment: settings.ENVIRONMENT,
    logLevel: settings.LOG_LEVEL,
    siteDir: resolve(cwd, settings.SITE_DIR),
    operatorToken: settings.OPERATOR_TOKEN,
    operatorOrigin:
      settings.OPERATOR_ORIGIN ??
      (isProduction({ environment: settings.ENVIRONMENT })
        ? null
        : `http://operator.localhost:${settings.PORT}`),
    trustedProxies: settings.TRUSTED_PROXIES,
    limitFactor: settings.LIMIT_FACTOR,
    dataDir: resolve(cwd, settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL,
    databasePoolSize: settings.DATABASE_POOL_SIZE,
    redisUrl: settings.REDIS_URL,
    backupDir: settings.BACKUP_DIR === BACKUPS_ELSEWHERE ? BACKUPS_ELSEWHERE : folder(settings.BACKUP_DIR),
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
    legalDir: folder(settings.LEGAL_DIR),
    pdfBrowser: folder(settings.PDF_BROWSER),
    helpCentreUrl: settings.HELP_CENTRE_URL,
    support: {
      email: settings.SUPPORT_EMAIL,
      phone: settings.SUPPORT_PHONE,
      chatUrl: settings.SUPPORT_CHAT_URL,
    },
    paymentAccounts: paymentAccounts(settings),
    paymentHosts: settings.PAYMENT_REDIRECT_HOSTS,
    testVendorIds: settings.TEST_VENDOR_IDS,
    fallbackDeliveryFee: settings.FALLBACK_DELIVERY_FEE,
    evidenceKey: settings.EVIDENCE_KEY,
    fleets: { adapter: settings.FLEET ?? 'simulator', byCountry: settings.FLEETS },
    fleetCredentials: settings.FLEET_CREDENTIALS,
    fleetContactDays: settings.FLEET_CONTACT_DAYS,
    proofDays: settings.PROOF_DAYS,
    photos: resolvePhotos(settings, cwd),
    webhookLoopback: settings.WEBHOOK_LOOPBACK,
    routeFactor: settings.ROUTE_FACTOR,
    routing: resolveRouting(settings),
    riders: resolveRiders(settings),
  };
}

const resolveRiders = (settings: Settings): ServerConfig['riders'] => ({
  radiusMetres: settings.RIDER_RADIUS_METRES,
  offerSeconds: settings.RIDER_OFFER_SECONDS,
  offersAtOnce: settings.RIDER_OFFERS_AT_ONCE,
  searchSeconds: settings.RIDER_SEARCH_MINUTES * 60,
  leadSeconds: settings.RIDER_LEAD_MINUTES * 60,
  feePercent: settings.RIDER_FEE_PERCENT,
});

/** Accounts that no provider names stay unused, so that a country can be switched off and on. */
const paymentAccounts = ({
  PAYMENT_PROVIDERS,
  PAYMENT_CREDENTIALS,
}: Settings): ServerConfig['paymentAccounts'] =>
  Object.fromEntries(
    listByCountry(PAYMENT_PROVIDERS).flatMap(([country, { capture }]) => {
      const account = PAYMENT_CREDENTIALS[country];
      return account ? [[country, { capture, account }]] : [];
    }),
  );

const resolveRouting = (settings: Settings): RoutingSettings => ({
  provider: settings.ROUTING,
  url: settings.ROUTING_URL?.replace(/\/+$/, '') ?? null,
  key: settings.ROUTING_KEY,
  timeoutMs: settings.ROUTING_TIMEOUT_MS,
  failures: settings.ROUTING_FAILURES,
  pauseSeconds: settings.ROUTING_PAUSE_SECONDS,
});
