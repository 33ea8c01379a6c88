import { describe, expect, it } from '@jest/globals';
import { readConfig } from './config';

describe('configuration', () => {
  it('requires no settings', () => {
    expect(readConfig({}, [], '/srv')).toMatchObject({
      port: 8080,
      environment: 'stg',
      dataDir: '/srv/.data',
      siteDir: '/srv/dist/site',
      corsOrigins: [],
      reset: false,
    });
  });

  it('accepts a PostgreSQL address and never repeats a wrong one, which may hold a password', () => {
    const url = 'postgresql://courier@db.example/portal';
    expect(readConfig({}).databaseUrl).toBeNull();
    expect(readConfig({ DATABASE_URL: url })).toMatchObject({ databaseUrl: url, databasePoolSize: 10 });
    expect(() => readConfig({ DATABASE_URL: 'mysql://me:secret@db' })).toThrow(
      'DATABASE_URL must be an address such as postgresql://user:password@host:5432/courier.',
    );
    expect(() => readConfig({ DATABASE_URL: url }, ['--reset'])).toThrow(
      '--reset empties the embedded database only: unset DATABASE_URL, or empty that one yourself.',
    );
  });

  it('accepts a Redis address only with a shared database, and never repeats a wrong one', () => {
    const database = { DATABASE_URL: 'postgresql://courier@db.example/portal' };
    expect(readConfig(database).redisUrl).toBeNull();
    expect(readConfig({ ...database, REDIS_URL: 'rediss://cache:6380' }).redisUrl).toBe(
      'rediss://cache:6380',
    );
    expect(() => readConfig({ ...database, REDIS_URL: 'http://me:secret@cache' })).toThrow(
      'REDIS_URL must be a redis or rediss address, such as redis://host:6379.',
    );
    expect(() => readConfig({ REDIS_URL: 'redis://cache' })).toThrow(/set DATABASE_URL too/);
  });

  it('accepts a strong operator token, and never repeats a wrong one', () => {
    const token = 'f3Jk9_operator-token-of-32-letters.x';
    expect(readConfig({ OPERATOR_TOKEN: token }).operatorToken).toBe(token);
    expect(readConfig({}).operatorToken).toBeNull();
    for (const wrong of ['x'.repeat(31), `${token} b`, `${token}"`])
      expect(() => readConfig({ OPERATOR_TOKEN: wrong })).toThrow(
        /^OPERATOR_TOKEN must be at least 32 letters, digits and -._~\+\/=\.$/,
      );
  });

  it('accepts payment hosts with an optional port', () => {
    expect(readConfig({}).paymentHosts).toEqual([]);
    const hosts = 'bank.example, .cards.example,acs.example:8443,xn--bcher-kva.example';
    expect(readConfig({ PAYMENT_REDIRECT_HOSTS: hosts }).paymentHosts).toEqual([
      'bank.example',
      '.cards.example',
      'acs.example:8443',
      'xn--bcher-kva.example',
    ]);
  });

  it('refuses to start production without a fleet or with the simulator, and names the setting', () => {
    const start = (env: Record<string, string>) => () => readConfig({ ENVIRONMENT: 'prd', ...env });
    expect(start({})).toThrow(
      'FLEET is not set, but production needs a fleet that delivers its orders, such as FLEET=api.',
    );
    expect(start({ FLEET: 'simulator' })).toThrow(/^FLEET is "simulator", but production has no simulator/);
    expect(start({ FLEET: 'api', FLEETS: '{"tw":{"main":"simulator"}}' })).toThrow(
      'FLEETS names the adapter "simulator", but production has no simulator.',
    );
    expect(start({ FLEET: 'api' })().fleets).toEqual({ adapter: 'api', byCountry: {} });
    expect(readConfig({}).fleets).toEqual({ adapter: 'simulator', byCountry: {} });
  });

  it('reads the fleets of countries with the proofs their deliveries require', () => {
    const fleets =
      '{"tw":{"main":{"adapter":"api","proofs_required":["photo","photo"]},"night":"simulator"}}';
    expect(readConfig({ FLEETS: fleets }).fleets.byCountry).toEqual({
      TW: {
        main: { adapter: 'api', proofsRequired: ['photo'] },
        night: { adapter: 'simulator', proofsRequired: [] },
      },
    });
  });

  it.each([
    ['{"tw":', 'FLEETS must be JSON such as {"tw":{"main":"api"}}.'],
    ['{"tw":"api"}', 'FLEETS must be JSON such as'],
    ['{"tw":{"main":{"adapter":"api","proofs":["photo"]}}}', 'FLEETS must be JSON such as'],
    ['{"tw":{"main":"pigeons"}}', 'FLEETS must be JSON such as'],
    ['{"xx":{"main":"api"}}', 'FLEETS names the country "xx", which the portal does not have.'],
    ['{"tw":{"night":"api"}}', 'FLEETS must name the fleet "main" of tw, which vendors get without one.'],
  ])('refuses the fleets %s', (FLEETS, sentence) => {
    expect(() => readConfig({ FLEETS })).toThrow(sentence);
  });

  describe('the store of photos', () => {
    const bucket = {
      PROOF_BUCKET_URL: 'https://s3.eu-central-1.amazonaws.com/photos/',
      PROOF_BUCKET_KEY_ID: 'AKIA1',
      PROOF_BUCKET_SECRET: 's3cr3t-of-bucket',
    };

    it('is the database, a folder or a bucket', () => {
      expect(readConfig({}).photos).toEqual({ store: 'database', dir: null, bucket: null });
      expect(readConfig({ PROOF_STORE: 'folder', PROOF_DIR: '/srv/photos' }).photos).toEqual({
        store: 'folder',
        dir: '/srv/photos',
        bucket: null,
      });
      expect(readConfig({ PROOF_STORE: 'bucket', ...bucket }).photos.bucket).toEqual({
        url: 'https://s3.eu-central-1.amazonaws.com/photos',
        region: 'us-east-1',
        keyId: 'AKIA1',
        secret: 's3cr3t-of-bucket',
      });
    });

    it('needs the settings of its kind, and a bucket needs all of them', () => {
      expect(() => readConfig({ PROOF_STORE: 'folder' })).toThrow('so PROOF_DIR must name the folder');
      expect(() => readConfig({ PROOF_STORE: 'bucket' })).toThrow(
        'PROOF_STORE is "bucket", so PROOF_BUCKET_URL',
      );
      expect(() => readConfig({ PROOF_BUCKET_URL: bucket.PROOF_BUCKET_URL })).toThrow(
        'A bucket needs PROOF_BUCKET_URL, PROOF_BUCKET_KEY_ID, PROOF_BUCKET_SECRET: set all three, or none.',
      );
    });

    it.each([
      'http://bucket.example/photos',
      'https://key:secret@bucket.example',
      'https://bucket.example/?a=1',
    ])('has no address such as %s, and no error repeats it', (PROOF_BUCKET_URL) => {
      const read = () => readConfig({ PROOF_STORE: 'bucket', ...bucket, PROOF_BUCKET_URL });
      expect(read).toThrow('PROOF_BUCKET_URL must be an https address without name and password');
      expect(read).not.toThrow(/key:secret/);
    });
  });

  describe('accounts of external fleets', () => {
    const FLEETS = '{"tw":{"main":"uber-direct"}}';
    const account = {
      adapter: 'uber-direct',
      customer_id: 'c',
      client_id: 'i',
      client_secret: 's3cr3t-of-uber',
    };
    const credentials = (change: object) => JSON.stringify({ tw: { main: { ...account, ...change } } });

    it('are read by country and fleet, with the public addresses by default', () => {
      expect(readConfig({ FLEETS, FLEET_CREDENTIALS: credentials({}) }).fleetCredentials).toEqual({
        TW: {
          main: {
            adapter: 'uber-direct',
            customerId: 'c',
            clientId: 'i',
            clientSecret: 's3cr3t-of-uber',
            apiUrl: 'https://api.uber.com/v1',
            tokenUrl: 'https://auth.uber.com/oauth/v2/token',
            callbackSecret: null,
          },
        },
      });
    });

    it('are required of the fleets that need one', () => {
      const sentence =
        'FLEETS names the adapter "uber-direct" for the fleet "main" of tw, so FLEET_CREDENTIALS must hold its account.';
      expect(() => readConfig({ FLEETS })).toThrow(sentence);
      const pandago = { FLEETS: '{"tw":{"main":"pandago"}}', FLEET_CREDENTIALS: credentials({}) };
      expect(() => readConfig(pandago)).toThrow('FLEETS names the adapter "pandago"');
    });

    it.each(['signature', 'pin'])('are refused with the proof %s, which pandago does not offer', (proof) => {
      const main = { adapter: 'pandago', proofs_required: ['photo', proof] };
      expect(() => readConfig({ FLEETS: JSON.stringify({ tw: { main } }) })).toThrow(
        `FLEETS requires the proof "${proof}", which the adapter "pandago" does not offer.`,
      );
    });

    it.each([
      ['an address without encryption', credentials({ api_url: 'http://uber.example/v1' })],
      ['a field that does not exist', credentials({ secret: 'x' })],
      ['a short secret', credentials({ callback_secret: 'short' })],
      ['no JSON', 's3cr3t-of-uber'],
    ])('are refused with %s, and the secret is not repeated', (_what, FLEET_CREDENTIALS) => {
      const start = () => readConfig({ FLEETS, FLEET_CREDENTIALS });
      expect(start).toThrow('FLEET_CREDENTIALS must be JSON of country, fleet id and credentials');
      expect(start).not.toThrow('s3cr3t');
    });
  });

  describe('accounts of payment providers', () => {
    const account = {
      adapter: 'adyen',
      merchant_account: 'm',
      api_key: 's3cr3t-of-adyen',
      client_key: 'test_c',
      environment: 'test',
      webhook_keys: ['ab'.repeat(32)],
      script_url: 'https://checkoutshopper-test.cdn.adyen.com/checkoutshopper/sdk/6.5.1/adyen.js',
      script_integrity: 'sha384-abc',
    };
    const PAYMENT_PROVIDERS = '{"sg":{"adapter":"adyen","capture":"delivery"}}';
    const credentials = (change: object) => JSON.stringify({ sg: { ...account, ...change } });

    it('are read by country, with the time of the capture', () => {
      const { paymentAccounts } = readConfig({ PAYMENT_PROVIDERS, PAYMENT_CREDENTIALS: credentials({}) });
      expect(paymentAccounts).toMatchObject({
        SG: {
          capture: 'delivery',
          account: { merchantAccount: 'm', apiUrl: expect.stringMatching(/^https/) },
        },
      });
      expect(readConfig({ PAYMENT_CREDENTIALS: credentials({}) }).paymentAccounts).toEqual({});
    });

    it('are required of the countries that name a provider', () => {
      expect(() => readConfig({ PAYMENT_PROVIDERS })).toThrow(
        'PAYMENT_PROVIDERS names the adapter "adyen" for sg, so PAYMENT_CREDENTIALS must hold its account.',
      );
      expect(() => readConfig({ PAYMENT_PROVIDERS: '{"sg":"cash"}' })).toThrow(
        'PAYMENT_PROVIDERS must be JSON',
      );
      expect(() => readConfig({ PAYMENT_PROVIDERS: '{"xx":"adyen"}' })).toThrow(
        'PAYMENT_PROVIDERS names the country "xx", which the portal does not have.',
      );
    });

    it.each([
      ['an address without encryption', credentials({ script_url: 'http://adyen.example/adyen.js' })],
      ['no address of the live system', credentials({ environment: 'live' })],
      ['a field that does not exist', credentials({ secret: 'x' })],
      ['no key of the webhooks', credentials({ webhook_keys: [] })],
      ['no JSON', 's3cr3t-of-adyen'],
    ])('are refused with %s, and the secret is not repeated', (_what, PAYMENT_CREDENTIALS) => {
      const start = () => readConfig({ PAYMENT_PROVIDERS, PAYMENT_CREDENTIALS });
      expect(start).toThrow('PAYMENT_CREDENTIALS must be JSON of country and account');
      expect(start).not.toThrow('s3cr3t');
    });
  });

  it('accepts --reset and no other command-line argument', () => {
    expect(readConfig({}, ['--reset']).reset).toBe(true);
    expect(() => readConfig({}, ['--rest'])).toThrow('Unknown option "--rest": the only one is --reset.');
  });

  it('reports all errors at once, also those that depend on several settings', () => {
    const env = { PORT: 'http', SILENT: 'yes', SMTP_URL: 'smtp://mail:25', REDIS_URL: 'redis://cache' };
    expect(() => readConfig({ ...env, GEOLOCATOR: 'google' }, ['--rest'])).toThrow(
      [
        'Unknown option "--rest": the only one is --reset.',
        'PORT is "http", but it must be a whole number from 0 to 65535.',
        'SILENT is "yes", but it must be one of true, false.',
        'REDIS_URL connects instances that share a database: set DATABASE_URL too, or unset it.',
        'SMTP_URL is set, so PUBLIC_ORIGIN must name the portal that links in mails lead to.',
        'GEOLOCATOR is "google", so GEOLOCATOR_KEY must hold a key of its Places and Geocoding APIs.',
      ].join('\n'),
    );
  });

  it('reports no dependent error for a setting whose other setting is invalid', () => {
    expect(() => readConfig({ SMTP_URL: 'smtp://mail:25', PUBLIC_ORIGIN: 'portal' })).toThrow(
      /^PUBLIC_ORIGIN holds "portal"[^\n]*$/,
    );
  });

  it('trims values and treats an empty one as absent', () => {
    expect(readConfig({ PORT: ' 9090 ', LIMIT_FACTOR: '', DATABASE_URL: '  ' })).toMatchObject({
      port: 9090,
      limitFactor: 1,
      databaseUrl: null,
    });
  });

  it.each([
    [{ PORT: '70000' }, 'PORT is "70000", but it must be a whole number from 0 to 65535.'],
    [{ PORT: '80.5' }, 'PORT is "80.5", but it must be a whole number from 0 to 65535.'],
    [
      { GEOLOCATOR: 'bing' },
      'GEOLOCATOR is "bing", but it must be one of embedded, local, photon, nominatim, google.',
    ],
    [{ GEOLOCATOR: 'google' }, 'GEOLOCATOR is "google", so GEOLOCATOR_KEY must hold a key'],
    [{ GEOLOCATOR: 'local' }, 'GEOLOCATOR is "local", so GEOLOCATOR_FILE must name an index of places.'],
    [
      { MAP_TILES: 'map/tiles', MAP_STYLE_URL: 'https://style.example/s.json' },
      'MAP_TILES and MAP_STYLE_URL both draw the streets: set one of them.',
    ],
    [{ GEOLOCATOR: 'nominatim' }, 'so GEOLOCATOR_URL must name a server of your own'],
    [
      { GEOLOCATOR: 'nominatim', GEOLOCATOR_URL: 'https://nominatim.openstreetmap.org' },
      'the public one forbids searching while one types.',
    ],
    [
      { GEOLOCATOR: 'photon', GEOLOCATOR_URL: 'file:///etc' },
      'GEOLOCATOR_URL holds "file:///etc", but it must be an http or https address.',
    ],
    ...[
      'https://bank.example',
      'bank.example/3ds',
      '*.bank.example',
      '.com',
      'me@bank.example',
      'BANK.example',
      'bänk.example',
      '..bank.example',
      '10.0.0.1',
    ].map((host): [Record<string, string>, string] => [
      { PAYMENT_REDIRECT_HOSTS: `ok.example,${host}` },
      `PAYMENT_REDIRECT_HOSTS holds "${host}", but it must list hosts such as bank.example or .cards.example.`,
    ]),
    [{ SILENT: 'yes' }, 'SILENT is "yes", but it must be one of true, false.'],
    [{ ENVIRONMENT: 'prod' }, 'ENVIRONMENT is "prod", but it must be one of san, stg, prd.'],
    [{ LIMIT_FACTOR: '0' }, 'LIMIT_FACTOR is "0", but it must be a number from 0.01 to 1000000.'],
    [
      { MAP_STYLE_URL: 'javascript:1' },
      'MAP_STYLE_URL holds "javascript:1", but it must be an http or https address.',
    ],
    [
      { CORS_ORIGINS: 'https://a.example/x' },
      'CORS_ORIGINS holds "https://a.example/x", but it must list origins such as https://portal.example.',
    ],
  ])('reports a sentence for %j', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(sentence);
  });
});
