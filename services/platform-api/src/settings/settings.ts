import { RELEASE_LIMITS } from '@courier/config';
import * as z from 'zod';
import { fleetCredentials } from './fleets/fleet-credentials';
import { FLEET_ADAPTERS, fleetsByCountry } from './fleets/fleet-readers';
import { payments } from './payment-settings';
import { photos } from './photo-settings';
import { mailSender } from './mail-senders';
import * as read from './readers/readers';
import { routing } from './routing-settings';
import { required, setting } from './readers/setting';

const DAY_SECONDS = 86_400;
export const DEVELOPMENT_ORIGINS: readonly string[] = [3001, 3002, 3003, 3004, 3005].map(
  (port) => `http://localhost:${port}`,
);

const server = {
  PORT: required('Port of the server; 0 uses any free port.', read.wholeFrom(0, 65_535, 8080)),
  HOST: required(
    'Address that the server listens on; `0.0.0.0` uses all addresses.',
    read.anyText('localhost'),
  ),
  ENVIRONMENT: required(
    'In `prd` there are no demo accounts, no simulator and no `/dev/*`. The first start writes it into the database, and a server of another environment then refuses this database; `npm run forget-demo` assigns the database to another environment.',
    read.choiceReader(['san', 'stg', 'prd'], 'stg'),
  ),
  LOG_LEVEL: required(
    'Lowest level that is logged; `npm start` sets `warn`.',
    read.choiceReader(['silent', 'error', 'warn', 'info', 'debug'], 'info'),
  ),
  SITE_DIR: required(
    'Folder of the built site. It is read again for every HTML page.',
    read.path('dist/site'),
  ),
  OPERATOR_TOKEN: setting(
    'Token for `/metrics` and the API description in `prd`, sent as `Authorization: Bearer …`. Without it both addresses are closed.',
    read.secret(32),
  ),
  OPERATOR_ORIGIN: setting(
    'Origin of operators, where they sign in. In `prd` there is none without it; elsewhere the default is `http://operator.localhost` with the port. Its host must show no portal.',
    read.origin,
  ),
  EVIDENCE_KEY: required(
    'Name of the key that signs evidence. A new name creates a new key; files signed with earlier keys can still be verified.',
    read.anyText('evidence-1'),
  ),
  TRUSTED_PROXIES: required(
    'Load balancers whose `X-Forwarded-For` header contains the address of the caller.',
    read.listReader(read.network),
  ),
  LIMIT_FACTOR: required(
    'Factor for the rate limits in [api.md](api.md), for example 1000 for a load test.',
    read.numberFrom(0.01, 1_000_000, 1),
  ),
};

const database = {
  DATA_DIR: required(
    'Folder of the embedded database, of `flags.json` and of the socket of the commands. Only one server may use it.',
    read.path('.data'),
  ),
  DATABASE_URL: setting(
    'Address of PostgreSQL 15 or newer, used instead of the embedded database.',
    read.secretAddress(
      ['postgres', 'postgresql'],
      'an address such as postgresql://user:password@host:5432/courier',
      { needsHost: false },
    ),
  ),
  DATABASE_POOL_SIZE: required(
    'Database connections of one instance; the live bus uses one more.',
    read.wholeFrom(2, 100, 10),
  ),
  REDIS_URL: setting(
    'Redis server for the live bus and the rate limits of several instances, used instead of PostgreSQL. Requires `DATABASE_URL`.',
    read.secretAddress(['redis', 'rediss'], 'a redis or rediss address, such as redis://host:6379', {
      needsHost: true,
    }),
  ),
  BACKUP_DIR: setting(
    'Folder of the backups. `npm run doctor` and the start report a newest file that is older than a day. Use `elsewhere` if another program monitors the backups.',
    read.path(),
  ),
};

const addresses = {
  API_HOST: setting(
    'Host of this service, called as `https://{country}.{environment}.{host}`, if it differs from the origin of the pages. The origin of the pages must be in `CORS_ORIGINS`.',
    read.hostName,
  ),
  IDENTITY_SERVICE: required(
    'Service name in the addresses of sign-in, renewal and sign-out, instead of `courier`.',
    read.segment('courier'),
  ),
};

const browsers = {
  CORS_ORIGINS: required(
    'Other origins that may call the API, open the live channel and receive users after a third-party sign-in.',
    read.listReader(read.origin),
  ),
  EMBED_ORIGINS: required(
    'Origins that may embed the portal and pass a token to it.',
    read.listReader(read.origin),
  ),
  OVERRIDE_ORIGINS: setting(
    'Development servers that `?remote=name@origin` may load a remote from. Ignored in production.',
    read.listReader(read.originHere, DEVELOPMENT_ORIGINS.join(',')),
  ),
  TRUSTED_TYPES_POLICIES: required(
    'Trusted Types policies that pages may create, in addition to the default policy and those of the portal’s builds.',
    read.listReader(read.anyText(''), 'webpack,maplibre-gl,dompurify'),
  ),
  RELEASE_SAMPLE: required(
    'Percentage of pages that report which remote releases loaded or failed ([how-to/release.md](how-to/release.md)); 0 disables the reports.',
    read.numberFrom(0, 100, RELEASE_LIMITS.samplePercent),
  ),
  SILENT: required(
    'Disables the console log of the portal and its pushes to `dataLayer`.',
    read.yesOrNo(false),
  ),
};

const sessions = {
  ACCESS_TOKEN_SECONDS: required('Lifetime of an access token.', read.wholeFrom(5, DAY_SECONDS, 900)),
  REFRESH_TOKEN_SECONDS: required(
    'Lifetime of a refresh token, which renews a session.',
    read.wholeFrom(60, 365 * DAY_SECONDS, 30 * DAY_SECONDS),
  ),
};

const mail = {
  SMTP_URL: setting(
    'Mail server with user name and password. Without one, mails and their attachments are shown at `/dev/outbox`.',
    read.secretAddress(
      ['smtp', 'smtps'],
      'an smtp or smtps address, such as smtps://user:password@host:465',
      { needsHost: true },
    ),
  ),
  MAIL_FROM: required(
    'Sender of mails for brands without an own sender.',
    read.anyText('no-reply@localhost'),
  ),
  MAIL_SENDERS: required('Senders and reply addresses of brands.', read.listReader(mailSender)),
  PUBLIC_ORIGIN: setting(
    'Origin of the links in mails. Required with `SMTP_URL`; without that the default is the local address.',
    read.originByCountry,
  ),
};

const places = {
  GEOLOCATOR: required(
    'Provider of the address search.',
    read.choiceReader(['embedded', 'local', 'photon', 'nominatim', 'google'], 'embedded'),
  ),
  GEOLOCATOR_URL: setting('Server of the provider, if it is not the public one.', read.webAddress),
  GEOLOCATOR_FILE: setting(
    'Index of places for the provider `local`, created by `npm run map` ([how-to/map.md](how-to/map.md)).',
    read.path(),
  ),
  GEOLOCATOR_KEY: setting('Key of the provider.', read.anyText('')),
  GEOLOCATOR_TOKEN: setting(
    'Token that address searches must contain as `token`. Every visitor can read it.',
    read.secret(16),
  ),
  MAP_STYLE_URL: setting('Vector style instead of the embedded map.', read.webAddress),
  MAP_TILES: setting(
    'Streets of the embedded map: a PMTiles file, a folder of `{z}/{x}/{y}.pbf` created by `npm run map`, or `openfreemap` for the free tiles of OpenFreeMap, which browsers load directly ([how-to/map.md](how-to/map.md)).',
    read.path(),
  ),
  OPENFREEMAP_URL: required(
    'Address of OpenFreeMap or of an own instance. Used with `MAP_TILES=openfreemap`.',
    { ...read.origin, fallback: 'https://tiles.openfreemap.org' },
  ),
  GOOGLE_MAPS_KEY: setting('Key of Google Maps, which replaces the embedded map.', read.anyText('')),
  GOOGLE_MAP_ID: required('Style of Google Maps, used with `GOOGLE_MAPS_KEY`.', read.anyText('DEMO_MAP_ID')),
};

const content = {
  FLAGS_FILE: setting(
    'File of flag values that override the defaults. Without it, `flags.json` in `DATA_DIR` is used.',
    read.path(),
  ),
  PORTALS_FILE: setting(
    'File with survey, become-a-partner page and third-party sign-in for each country and brand. Without it there are none.',
    read.path(),
  ),
  LEGAL_DIR: setting(
    'Folder of your terms, privacy page, prohibited items and imprint as Markdown ([how-to/legal.md](how-to/legal.md)).',
    read.path(),
  ),
  TRANSLATIONS_DIR: setting(
    'Folder of texts, including mails, that override the built-in texts ([how-to/text.md](how-to/text.md)).',
    read.path(),
  ),
  PDF_BROWSER: setting(
    'Chromium or its headless shell, which prints statements as PDF in a process of its own without network, and without privileges if the server runs as root. Without it, the page of the statement is shown, and the reader’s browser prints it.',
    read.path(),
  ),
  HELP_CENTRE_URL: setting(
    'Origin of an external help centre, used instead of the built-in one.',
    read.origin,
  ),
  SUPPORT_EMAIL: setting(
    'Mailbox of the operator’s support. The help shows it and sends messages to it. Without it, the help has no message form.',
    read.mailAddress,
  ),
  SUPPORT_PHONE: setting('Phone of the operator’s support, shown in the help.', read.phoneNumber),
  SUPPORT_CHAT_URL: setting(
    'Address of the operator’s support chat. The help opens it in a new tab.',
    read.webAddress,
  ),
};

const fleets = {
  FLEET: setting(
    'Who delivers: `api` is your dispatch system ([how-to/fleet.md](how-to/fleet.md)), `riders` are your own riders with phones ([how-to/riders.md](how-to/riders.md)), and `simulator` is the demonstration, the default outside `prd`, which only `npm start` contains. Required in `prd` and by the image.',
    read.choice(FLEET_ADAPTERS),
  ),
  FLEETS: required(
    'Fleets of countries that differ from `FLEET` or have several fleets. Each country must have the fleet `main`.',
    fleetsByCountry,
  ),
  FLEET_CREDENTIALS: required(
    'Secret. Accounts of the fleets that `FLEETS` names with `pandago` or `uber-direct` ([how-to/fleet-adapter.md](how-to/fleet-adapter.md#pandago-and-uber-direct)).',
    fleetCredentials,
  ),
  FLEET_CONTACT_DAYS: required(
    'Days after the end of a delivery during which the fleet API shows its names, phone numbers and addresses.',
    read.wholeFrom(1, 365, 7),
  ),
  WEBHOOK_LOOPBACK: required(
    'Outside `prd`: allows fleet webhooks to call this machine (`localhost`, `127.0.0.1`, `[::1]`), to test a dispatch system on it. Never allowed in `prd`.',
    read.yesOrNo(false),
  ),
  RIDER_RADIUS_METRES: required(
    'With `riders`: largest straight-line distance from the shop at which a rider gets its offers.',
    read.wholeFrom(100, 100_000, 5000),
  ),
  RIDER_OFFER_SECONDS: required(
    'With `riders`: seconds that a rider has to answer an offer.',
    read.wholeFrom(10, 600, 30),
  ),
  RIDER_OFFERS_AT_ONCE: required(
    'With `riders`: number of riders who get an offer at the same time; 1 offers an order to one rider after another.',
    read.wholeFrom(1, 20, 1),
  ),
  RIDER_SEARCH_MINUTES: required(
    'With `riders`: minutes without a rider after which an order is reported as delayed and offered to all riders again.',
    read.wholeFrom(1, 120, 10),
  ),
  RIDER_LEAD_MINUTES: required(
    'With `riders`: minutes before its time at which the search for the rider of a scheduled order starts.',
    read.wholeFrom(5, 240, 45),
  ),
  RIDER_FEE_PERCENT: required(
    'With `riders`: percentage of the delivery fee that the rider earns.',
    read.wholeFrom(0, 100, 80),
  ),
};

export const TOPICS = {
  server,
  database,
  addresses,
  browsers,
  sessions,
  mail,
  places,
  routing,
  content,
  payments,
  fleets,
  photos,
};

export const SETTINGS = z.object({
  ...server,
  ...database,
  ...addresses,
  ...browsers,
  ...sessions,
  ...mail,
  ...places,
  ...routing,
  ...content,
  ...payments,
  ...fleets,
  ...photos,
});

export type Settings = z.output<typeof SETTINGS>;
