import { TEST_CARDS } from './plant-faults';

export interface FaultySettings {
  env: Readonly<Record<string, string>>;
  /** Whether the network is used. */
  isProbed?: boolean;
}

/** Fault, beginning of the finding, and the change of a good installation's settings. */
export const FAULTY_SETTINGS: readonly (readonly [fault: string, finding: string, plan: FaultySettings])[] = [
  ['no fleet', 'must settings: FLEET is not set', { env: { FLEET: '' } }],
  ['the simulator as a fleet', 'must settings: FLEET is "simulator"', { env: { FLEET: 'simulator' } }],
  ['a setting that cannot be read', 'must settings: PORT is "80a"', { env: { PORT: '80a' } }],
  [
    'a server that is not declared production',
    'must environment: ENVIRONMENT is stg',
    { env: { ENVIRONMENT: 'stg' } },
  ],
  [
    'limits that are switched off',
    'should environment: LIMIT_FACTOR is 1000',
    { env: { LIMIT_FACTOR: '1000' } },
  ],
  ['metrics that nothing can read', 'should environment: OPERATOR_TOKEN', { env: { OPERATOR_TOKEN: '' } }],
  [
    'a database that is away',
    'must database: The database 127.0.0.1:9/',
    { env: { DATABASE_URL: 'postgresql://x@127.0.0.1:9/x' } },
  ],
  [
    'links in mails that lead to this machine',
    'must TLS proxy: PUBLIC_ORIGIN is not set',
    { env: { PUBLIC_ORIGIN: '' } },
  ],
  [
    'a portal without TLS',
    'must TLS proxy: PUBLIC_ORIGIN is http://',
    { env: { PUBLIC_ORIGIN: 'http://portal.example' } },
  ],
  [
    'a TLS proxy that is away',
    'should TLS proxy: The portal does not answer at https://127.0.0.1:9',
    { env: { PUBLIC_ORIGIN: 'https://127.0.0.1:9' }, isProbed: true },
  ],
  [
    'no trusted proxy',
    'should trusted proxies: TRUSTED_PROXIES is not set',
    { env: { TRUSTED_PROXIES: '' } },
  ],
  [
    'everyone as a trusted proxy',
    'must trusted proxies: TRUSTED_PROXIES holds 0.0.0.0/0',
    { env: { TRUSTED_PROXIES: '0.0.0.0/0' } },
  ],
  [
    'an origin without TLS that may call the API',
    'must CORS: CORS_ORIGINS lets pages',
    { env: { CORS_ORIGINS: 'http://portal.example' } },
  ],
  [
    'a developer’s page that may embed the portal',
    'must CORS: EMBED_ORIGINS lets pages',
    { env: { EMBED_ORIGINS: 'https://localhost:3000' } },
  ],
  [
    'an API on another host that no page may call',
    'should CORS: API_HOST is set',
    { env: { API_HOST: 'platform.example' } },
  ],
  ['no mail server', 'must mail: SMTP_URL is not set', { env: { SMTP_URL: '' } }],
  [
    'a mail server that is away',
    'must mail: The mail server of SMTP_URL does not take mails (connect ECONNREFUSED',
    { env: { SMTP_URL: 'smtp://127.0.0.1:9' }, isProbed: true },
  ],
  [
    'a sender that mail servers refuse',
    'must mail: MAIL_FROM is no-reply@localhost',
    { env: { MAIL_FROM: '' } },
  ],
  [
    'no key for the dispatch system',
    'should fleet: The fleet "night" of tw has no key',
    { env: { FLEETS: '{"tw":{"main":"riders","night":"api"}}' } },
  ],
  ['a fleet without riders', 'should fleet: The fleet has no rider', { env: { FLEET: 'riders' } }],
  [
    'a geocoder without house numbers',
    'should map: GEOLOCATOR is embedded',
    { env: { GEOLOCATOR: '', GEOLOCATOR_URL: '' } },
  ],
  [
    'distances that are estimates',
    'should map: ROUTING is not set',
    { env: { ROUTING: '', ROUTING_URL: '' } },
  ],
  [
    'card payments at a test system',
    'must payments: Cards of sg are charged at the test',
    { env: TEST_CARDS },
  ],
  [
    'card payments without webhooks',
    'should payments: The account of cybersource in sg has no',
    { env: TEST_CARDS },
  ],
  [
    'card payments without an account',
    'must settings: PAYMENT_PROVIDERS names the adapter',
    { env: { ...TEST_CARDS, PAYMENT_CREDENTIALS: '' } },
  ],
  ['a map without streets', 'should map: No map tiles are configured', { env: { MAP_TILES: '' } }],
  [
    'a site that was not built',
    'should map: The folder of SITE_DIR holds no pages',
    { env: { SITE_DIR: '/nowhere' } },
  ],
  ['no legal texts', 'should legal texts: LEGAL_DIR is not set', { env: { LEGAL_DIR: '' } }],
  ['no backups', 'should backups: BACKUP_DIR is not set', { env: { BACKUP_DIR: '' } }],
  [
    'a folder of backups that is away',
    'should backups: The folder of BACKUP_DIR cannot be read',
    { env: { BACKUP_DIR: '/nowhere' } },
  ],
];
