import { RELEASE_LIMITS } from '@courier/config';
import * as z from 'zod/mini';
import { fleetCredentials } from './fleet-credentials';
import { FLEET_ADAPTERS, fleetsByCountry } from './fleet-readers';
import { payments } from './payment-settings';
import { photos } from './photo-settings';
import { mailSender } from './mail-senders';
import * as read from './readers';
import { routing } from './routing-settings';
import { required, setting } from './setting';

const DAY_SECONDS = 86_400;
export const DEVELOPMENT_ORIGINS: readonly string[] = [3001, 3002, 3003, 3004, 3005].map(
  (port) => `http://localhost:${port}`,
);

const server = {
  PORT: required('Port the service listens on; 0 is any free one.', read.wholeFrom(0, 65_535, 8080)),
  HOST: required('Address it listens on; `0.0.0.0` is every one.', read.anyText('localhost')),
  ENVIRONMENT: required(
    'In `prd` there are no demo accounts, no simulator and no `/dev/*`. The first start writes it into the database, which every other environment then refuses; `npm run forget-demo` gives the database to another one.',
    read.choiceReader(['san', 'stg', 'prd'], 'stg'),
  ),
  LOG_LEVEL: required(
    'What is logged; `npm start` sets `warn`.',
    read.choiceReader(['silent', 'error', 'warn', 'info', 'debug'], 'info'),
  ),
  SITE_DIR: required('Folder of the built site, read again for every html.', read.path('dist/site')),
  OPERATOR_TOKEN: setting(
    'What opens `/metrics` and the description of the API in `prd`, as `Authorization: Bearer …`; nothing does without.',
    read.secret(32),
  ),
  EVIDENCE_KEY: required(
    'Name of the key that signs evidence; a new name makes a new key, files signed by earlier ones can still be checked.',
    read.anyText('evidence-1'),
  ),
  TRUSTED_PROXIES: required(
    'Balancers in front, whose `X-Forwarded-For` says where a call came from.',
    read.listReader(read.network),
  ),
  LIMIT_FACTOR: required(
    'How many times the limits of [api.md](api.md) hold, e.g. 1000 under a load test.',
    read.numberFrom(0.01, 1_000_000, 1),
  ),
};

const database = {
  DATA_DIR: required(
    'Folder of the embedded database, of `flags.json` and of the socket of the commands; one server at a time.',
    read.path('.data'),
  ),
  DATABASE_URL: setting(
    'A PostgreSQL 15 or newer instead of the embedded database.',
    read.secretAddress(
      ['postgres', 'postgresql'],
      'an address such as postgresql://user:password@host:5432/courier',
      { needsHost: false },
    ),
  ),
  DATABASE_POOL_SIZE: required(
    'Connections of one instance to it; one more carries the live bus.',
    read.wholeFrom(2, 100, 10),
  ),
  REDIS_URL: setting(
    'The live bus of several instances and what they count of calls, through Redis instead of PostgreSQL; beside `DATABASE_URL` only.',
    read.secretAddress(['redis', 'rediss'], 'a redis or rediss address, such as redis://host:6379', {
      needsHost: true,
    }),
  ),
  BACKUP_DIR: setting(
    'Folder of your backups: `npm run doctor` and the start report when the newest file is older than a day. `elsewhere` when another program watches them.',
    read.path(),
  ),
};

const addresses = {
  API_HOST: setting(
    'Where the portal finds this service, as `https://{country}.{environment}.{host}`, when that is not the origin its pages come from; list that origin in `CORS_ORIGINS` there.',
    read.hostName,
  ),
  IDENTITY_SERVICE: required(
    'Service that answers sign-in, renewal and sign-out, in the place of `courier` in their addresses.',
    read.segment('courier'),
  ),
};

const browsers = {
  CORS_ORIGINS: required(
    'Other sites that may call and open the live channel, and to which people return from a sign-in elsewhere.',
    read.listReader(read.origin),
  ),
  EMBED_ORIGINS: required(
    'Sites whose pages may embed the portal and hand it a token.',
    read.listReader(read.origin),
  ),
  OVERRIDE_ORIGINS: setting(
    'Development servers `?remote=name@origin` may take a remote from; none in production.',
    read.listReader(read.originHere, DEVELOPMENT_ORIGINS.join(',')),
  ),
  TRUSTED_TYPES_POLICIES: required(
    'Policies pages may create beside the default one and those of our own builds.',
    read.listReader(read.anyText(''), 'webpack,maplibre-gl,dompurify'),
  ),
  RELEASE_SAMPLE: required(
    'Of a hundred pages so many tell which releases of remotes loaded or failed on them ([how-to/release.md](how-to/release.md)); 0 is none.',
    read.numberFrom(0, 100, RELEASE_LIMITS.samplePercent),
  ),
  SILENT: required(
    'Keeps the portal from logging to the console and from pushing to `dataLayer`.',
    read.yesOrNo(false),
  ),
};

const sessions = {
  ACCESS_TOKEN_SECONDS: required('Life of an access token.', read.wholeFrom(5, DAY_SECONDS, 900)),
  REFRESH_TOKEN_SECONDS: required(
    'How long a session can be taken up again.',
    read.wholeFrom(60, 365 * DAY_SECONDS, 30 * DAY_SECONDS),
  ),
};

const mail = {
  SMTP_URL: setting(
    'Mail server, with name and password; without one, mail and its files wait at `/dev/outbox`.',
    read.secretAddress(
      ['smtp', 'smtps'],
      'an smtp or smtps address, such as smtps://user:password@host:465',
      { needsHost: true },
    ),
  ),
  MAIL_FROM: required(
    'Sender of the mails of brands without one of their own.',
    read.anyText('no-reply@localhost'),
  ),
  MAIL_SENDERS: required(
    'Senders of brands, and where answers to their mails go.',
    read.listReader(mailSender),
  ),
  PUBLIC_ORIGIN: setting(
    'Portal that links in mails lead to; needed beside `SMTP_URL`, the local address without it.',
    read.originByCountry,
  ),
};

const places = {
  GEOLOCATOR: required(
    'Who finds addresses.',
    read.choiceReader(['embedded', 'local', 'photon', 'nominatim', 'google'], 'embedded'),
  ),
  GEOLOCATOR_URL: setting('Server of the provider, where it is not its public one.', read.webAddress),
  GEOLOCATOR_FILE: setting(
    'Index of places of the provider `local`, as `npm run map` makes it ([how-to/map.md](how-to/map.md)).',
    read.path(),
  ),
  GEOLOCATOR_KEY: setting('Key of the provider.', read.anyText('')),
  GEOLOCATOR_TOKEN: setting(
    'What the portal’s searches for places carry as `token`, and what they are refused without. Every visitor can read it.',
    read.secret(16),
  ),
  MAP_STYLE_URL: setting('Vector style instead of the embedded map.', read.webAddress),
  MAP_TILES: setting(
    'Streets in the embedded map: a PMTiles file, a folder of `{z}/{x}/{y}.pbf` as `npm run map` makes it, or `openfreemap` for the free tiles of OpenFreeMap, which browsers fetch directly ([how-to/map.md](how-to/map.md)).',
    read.path(),
  ),
  OPENFREEMAP_URL: required(
    'Address of OpenFreeMap, or of an own instance of it. Used with `MAP_TILES=openfreemap`.',
    { ...read.origin, fallback: 'https://tiles.openfreemap.org' },
  ),
  GOOGLE_MAPS_KEY: setting(
    'Key of Google’s maps, which are drawn instead of the embedded map.',
    read.anyText(''),
  ),
  GOOGLE_MAP_ID: required('Style of Google’s maps, beside their key.', read.anyText('DEMO_MAP_ID')),
};

const content = {
  FLAGS_FILE: setting(
    'Flag values that override the defaults; `flags.json` in `DATA_DIR` without it.',
    read.path(),
  ),
  PORTALS_FILE: setting(
    'Survey, become-a-partner page and third-party sign-in by country and brand; none without it.',
    read.path(),
  ),
  LEGAL_DIR: setting(
    'Folder of your terms, privacy page, prohibited items and imprint as Markdown ([how-to/legal.md](how-to/legal.md)).',
    read.path(),
  ),
  TRANSLATIONS_DIR: setting(
    'Folder of texts, mails included, that override the built ones ([how-to/text.md](how-to/text.md)).',
    read.path(),
  ),
  HELP_CENTRE_URL: setting('Help centre elsewhere, instead of the one served here.', read.origin),
  SUPPORT_EMAIL: setting(
    'Mailbox of the operator’s support: help shows it and sends what people write there. Without one, nothing can be written in the help.',
    read.mailAddress,
  ),
  SUPPORT_PHONE: setting('Phone of the operator’s support, shown in the help.', read.phoneNumber),
  SUPPORT_CHAT_URL: setting(
    'Chat of the operator’s support, opened from the help in a new tab.',
    read.webAddress,
  ),
};

const fleets = {
  FLEET: setting(
    'Who delivers: `api` is your dispatch system ([how-to/fleet.md](how-to/fleet.md)), `riders` are riders of your own with their phones ([how-to/riders.md](how-to/riders.md)), `simulator` the demonstration, which is the default outside `prd` and exists only in what `npm start` runs there. Needed in `prd` and by the image.',
    read.choice(FLEET_ADAPTERS),
  ),
  FLEETS: required(
    'Fleets of countries that differ from `FLEET`, or that have several. Each country names the fleet `main`.',
    fleetsByCountry,
  ),
  FLEET_CREDENTIALS: required(
    'Secret. Accounts of the fleets that `FLEETS` names with `pandago` or `uber-direct` ([how-to/fleet-adapter.md](how-to/fleet-adapter.md#pandago-and-uber-direct)).',
    fleetCredentials,
  ),
  FLEET_CONTACT_DAYS: required(
    'How many days after its end the fleet API still shows names, phone numbers and addresses of a delivery.',
    read.wholeFrom(1, 365, 7),
  ),
  WEBHOOK_LOOPBACK: required(
    'Outside `prd`: whether webhooks of fleets may call this machine (`localhost`, `127.0.0.1`, `[::1]`), for a dispatch system under test on it. `prd` never calls it.',
    read.yesOrNo(false),
  ),
  RIDER_RADIUS_METRES: required(
    'With `riders`: how far from the shop, as the crow flies, riders get its offers.',
    read.wholeFrom(100, 100_000, 5000),
  ),
  RIDER_OFFER_SECONDS: required(
    'With `riders`: how long a rider has to answer an offer.',
    read.wholeFrom(10, 600, 30),
  ),
  RIDER_OFFERS_AT_ONCE: required(
    'With `riders`: how many riders an order is offered to at the same time; with 1, one rider after the other.',
    read.wholeFrom(1, 20, 1),
  ),
  RIDER_SEARCH_MINUTES: required(
    'With `riders`: after how many minutes without a rider an order is reported as delayed and offered to every rider again.',
    read.wholeFrom(1, 120, 10),
  ),
  RIDER_LEAD_MINUTES: required(
    'With `riders`: how many minutes before its time the search for the rider of a scheduled order begins.',
    read.wholeFrom(5, 240, 45),
  ),
  RIDER_FEE_PERCENT: required(
    'With `riders`: the part of the delivery fee that the rider earns.',
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
