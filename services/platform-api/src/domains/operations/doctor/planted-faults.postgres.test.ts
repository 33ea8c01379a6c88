import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { chmodSync, mkdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { systemClock } from '../../../platform/clock';
import type { Db } from '../../../platform/db/database';
import { hashPassword } from '../../accounts/identity/passwords';
import {
  createGoodInstallation,
  type GoodInstallation,
} from '../../../testing/installations/good-installation';
import {
  insertDearTariff,
  insertMeasuredOrders,
  removeDearTariff,
  removeOrders,
} from '../../../testing/installations/plant-prices';
import {
  ago,
  insertHook,
  removeHooks,
  insertMessage,
  insertAccount,
  removeAccounts,
  insertKey,
  removeKeys,
  undoRules,
  LIVE_CARDS,
  allowCards,
  removeCardRules,
  insertCardRemoval,
  removeCardRemovals,
  insertStuckCharge,
  insertStuckRefund,
  removeCharges,
} from '../../../testing/installations/plant-faults';
import {
  insertPhotoRemoval,
  insertStoredPhoto,
  removeStoredPhotos,
} from '../../../testing/installations/plant-photos';
import { printFigure } from '../../../testing/print-figure';
import { startMailServer } from '../../../testing/companies/mail-server';
import { startPlaceServer } from '../../../testing/companies/place-server';
import { gatherFacts } from './facts/gather-facts';
import type { NetworkFacts } from './facts/probe-network';
import { FAULTY_SETTINGS } from '../../../testing/installations/faulty-settings';
import { findProblems } from './find-problems';

let good: GoodInstallation;
beforeAll(async () => {
  good = await createGoodInstallation();
});
afterAll(() => good.close());

const HEALTHY: NetworkFacts = {
  mailProblem: null,
  portal: null,
  photoStoreProblem: null,
  geocoderProblem: null,
  routerProblem: null,
};
const DAY_SECONDS = 86_400;

interface Plan {
  env?: Readonly<Record<string, string>>;
  plant?: (db: Db) => Promise<unknown>;
  /** Undoes `plant`. */
  remove?: (db: Db) => Promise<unknown>;
  /** Seconds that this machine's clock is ahead. */
  aheadSeconds?: number;
  isProbed?: boolean;
}

/** "level check: problem" of each finding. */
async function diagnose({ env = {}, plant, remove, aheadSeconds = 0, isProbed = false }: Plan) {
  const clock = {
    nowMs: () => systemClock.nowMs() + aheadSeconds * 1000,
    nowSeconds: () => systemClock.nowSeconds() + aheadSeconds,
  };
  const settings = { ...good.env, ...env };
  const options = { clock, ...(isProbed ? {} : { probe: async () => HEALTHY }) };
  if (plant) await good.withDatabase(plant);
  try {
    const facts = await gatherFacts(settings, options);
    // A container of tests runs as root.
    return findProblems({ ...facts, machine: facts.machine && { ...facts.machine, isRoot: false } });
  } finally {
    if (remove) await good.withDatabase(remove);
  }
}

const backup = () => join(good.folder, 'backups/courier.dump');
const legal = (name: string) => join(good.folder, 'legal', name);
const withFile = (change: () => void): Plan => ({
  plant: async () => change(),
  remove: async () => {
    writeFileSync(backup(), 'PGDMP');
    chmodSync(backup(), 0o600);
  },
});

const FAULTS: readonly (readonly [string, string, Plan])[] = [
  ...FAULTY_SETTINGS,
  [
    'a database of another environment',
    'must environment: The database belongs to ENVIRONMENT=stg',
    {
      plant: (db) =>
        db.insertInto('deployment').values({ id: 'this', environment: 'stg', marked_at: 1 }).execute(),
      remove: (db) => db.deleteFrom('deployment').execute(),
    },
  ],
  [
    'demo data',
    'must demo data: The database holds demo data (1 users)',
    {
      plant: (db) => insertAccount(db, 'owner@shop.example', 'x', 'demo'),
      remove: removeAccounts,
    },
  ],
  [
    'the password of the demonstration',
    'must passwords: Accounts have the published password of the demonstration: boss@shop.example',
    {
      plant: async (db) => insertAccount(db, 'boss@shop.example', await hashPassword('Courier#2026')),
      remove: removeAccounts,
    },
  ],
  [
    'a signing key that is not renewed',
    'should signing keys: The newest key that signs tokens is 60 days old',
    {
      plant: (db) => insertKey(db, ago(60 * DAY_SECONDS)),
      remove: removeKeys,
    },
  ],
  [
    'no tariff',
    'must tariffs: No tariff is in force',
    { plant: undoRules('tariffs', 1), remove: undoRules('tariffs', null) },
  ],
  [
    'a price that changed by more than three times since the day before',
    'should tariffs: A price in sg changed by more than three times since the day before: the whole country, 0.5 km:',
    { plant: insertDearTariff, remove: removeDearTariff },
  ],
  [
    'many fees for an estimated distance',
    'should map: 3 of 12 orders of the last day in sg have a fee for an estimated distance.',
    { plant: (db) => insertMeasuredOrders(db, { estimated: 3, total: 12 }), remove: removeOrders },
  ],
  [
    'orders of an instance that writes no lines',
    'should charges: In the last day, fees were stored without their lines in sg (orders: 2)',
    {
      plant: (db) => insertMeasuredOrders(db, { estimated: 0, total: 2, hasLines: false }),
      remove: removeOrders,
    },
  ],
  [
    'a country without delivery areas',
    'should tariffs: sg has no delivery areas',
    { plant: undoRules('areas', 1), remove: undoRules('areas', null) },
  ],
  [
    'a country without service hours',
    'should tariffs: sg has no service hours',
    { plant: undoRules('hours', 1), remove: undoRules('hours', null) },
  ],
  [
    'a country without an imprint',
    'should legal texts: sg has no text for imprint (brand courier)',
    {
      plant: async () => rmSync(legal('imprint.en.md')),
      remove: async () => writeFileSync(legal('imprint.en.md'), '# Text\n\nof us'),
    },
  ],
  [
    'a legal text that cannot be used',
    'must legal texts: LEGAL_DIR: "imprint.en.md", line 3: HTML is not allowed',
    {
      plant: async () => writeFileSync(legal('imprint.en.md'), '# Text\n\n<b>of us</b>'),
      remove: async () => writeFileSync(legal('imprint.en.md'), '# Text\n\nof us'),
    },
  ],
  [
    'a brand with terms of its own and no privacy page',
    'should legal texts: sg has no text for privacy (brand oasis)',
    {
      plant: async () => {
        mkdirSync(legal('oasis/sg'), { recursive: true });
        writeFileSync(legal('oasis/sg/terms.en.md'), '# Terms\n\nof Oasis');
        mkdirSync(legal('courier'));
        renameSync(legal('privacy.en.md'), legal('courier/privacy.en.md'));
      },
      remove: async () => {
        renameSync(legal('courier/privacy.en.md'), legal('privacy.en.md'));
        rmSync(legal('oasis'), { recursive: true });
        rmSync(legal('courier'), { recursive: true });
      },
    },
  ],
  [
    'a webhook that is switched off',
    'should webhooks: The webhook of the fleet "main" of sg (https://dispatch.example) is switched off',
    {
      plant: (db) => insertHook(db, ago(60)),
      remove: removeHooks,
    },
  ],
  [
    'webhook messages that were given up',
    'should webhooks: 1 messages to the fleet "main" of sg',
    {
      plant: async (db) => {
        await insertHook(db, null);
        await insertMessage(db, 'failed', ago(60));
      },
      remove: removeHooks,
    },
  ],
  [
    'a webhook message that waits',
    'should webhooks: A message to the fleet "main" of sg (https://dispatch.example) has been waiting for 120 minutes',
    {
      plant: async (db) => {
        await insertHook(db, null);
        await insertMessage(db, 'waiting', ago(7200));
      },
      remove: removeHooks,
    },
  ],
  [
    'an account for cards that no business may use',
    'should payments: sg has an account for cards, but no business there may pay by card',
    { env: LIVE_CARDS },
  ],
  [
    'cards in a country without an account',
    'should payments: Businesses of sg may pay by card, but the settings have no account there',
    { plant: allowCards, remove: removeCardRules },
  ],
  [
    'a removed card whose account left the settings',
    'should payments: Cards that customers of sg removed (1) are still stored at the provider of generic_creditcard, whose account is not in the settings',
    {
      env: LIVE_CARDS,
      plant: (db) => insertCardRemoval(db, 'generic_creditcard', ago(60)),
      remove: removeCardRemovals,
    },
  ],
  [
    'a removed card that the provider does not delete',
    'should payments: Cards that customers of sg removed (1) are still stored at the provider of cybersource_creditcard, the oldest for more than a day',
    {
      env: LIVE_CARDS,
      plant: (db) => insertCardRemoval(db, 'cybersource_creditcard', ago(2 * DAY_SECONDS)),
      remove: removeCardRemovals,
    },
  ],
  [
    'a charge that a card company contradicts',
    'should payments: Card charges need a person (1): pi_stuck of sg without an order (CHARGEBACK true)',
    { plant: (db) => insertStuckCharge(db, 'CHARGEBACK true'), remove: removeCharges },
  ],
  [
    'a refund to a card that its company refuses',
    'should payments: Refunds to cards need a person (1): pi_stuck-r1 of sg without an order (REFUND_FAILED true)',
    { plant: (db) => insertStuckRefund(db, 'REFUND_FAILED true'), remove: removeCharges },
  ],
  [
    'a folder of photos that does not exist',
    'must photos: The folder of PROOF_STORE cannot be written, read and emptied (folder-ENOENT)',
    { env: { PROOF_STORE: 'folder', PROOF_DIR: '/nowhere/photos' }, isProbed: true },
  ],
  [
    'photos in a store without settings',
    'must photos: Photos (1) are in the folder, whose settings are missing',
    { plant: (db) => insertStoredPhoto(db, 'folder'), remove: removeStoredPhotos },
  ],
  [
    'photos that the cleaning has not moved yet',
    'should photos: Photos (1) are still in the folder, and PROOF_STORE is database',
    {
      env: { PROOF_DIR: '/nowhere/photos' },
      plant: (db) => insertStoredPhoto(db, 'folder'),
      remove: removeStoredPhotos,
    },
  ],
  [
    'deleted photos that their store does not remove',
    'should photos: Deleted photos (1) may still be in the bucket, the oldest for more than a day (bucket-timeout)',
    {
      env: {
        PROOF_BUCKET_URL: 'https://bucket.example/photos',
        PROOF_BUCKET_KEY_ID: 'key',
        PROOF_BUCKET_SECRET: 'secret',
      },
      plant: (db) => insertPhotoRemoval(db, 'bucket', ago(2 * DAY_SECONDS)),
      remove: removeStoredPhotos,
    },
  ],
  [
    'an old backup',
    'should backups: The newest backup is 48 hours old',
    withFile(() => utimesSync(backup(), ago(172_800), ago(172_800))),
  ],
  [
    'an empty backup',
    'should backups: The newest backup is empty',
    withFile(() => writeFileSync(backup(), '')),
  ],
  [
    'a backup that every user can read',
    'should backups: Every user of this machine can read',
    withFile(() => chmodSync(backup(), 0o644)),
  ],
  ['a folder without a backup', 'should backups: There is no backup in', withFile(() => rmSync(backup()))],
  [
    'a clock that is ahead',
    'should clock: This machine and the database differ by 30 seconds',
    { aheadSeconds: 30 },
  ],
  [
    'a clock that makes tokens useless',
    'must clock: This machine and the database differ by 900 seconds',
    { aheadSeconds: 900 },
  ],
  [
    'entries of the future',
    'should clock: The database holds entries of the future',
    {
      plant: (db) => insertKey(db, ago(-DAY_SECONDS)),
      remove: removeKeys,
    },
  ],
];

it('finds nothing in a good installation', async () => {
  expect(await diagnose({})).toEqual([]);
});

it('finds nothing where cards are set up and one waits for its removal', async () => {
  const plant = async (db: Db) => {
    await allowCards(db);
    await insertCardRemoval(db, 'cybersource_creditcard', ago(60));
  };
  const remove = async (db: Db) => {
    await removeCardRules(db);
    await removeCardRemovals(db);
  };
  expect(await diagnose({ env: LIVE_CARDS, plant, remove })).toEqual([]);
});

it.each(FAULTS)('finds %s and says what fixes it', async (_name, expected, plan) => {
  const problems = await diagnose(plan);
  const found = problems.find(({ level, check, problem }) =>
    `${level} ${check}: ${problem}`.startsWith(expected),
  );
  expect({ expected, problems, isFound: found !== undefined }).toMatchObject({ isFound: true });
  expect(found?.fix).toMatch(/^[A-Z].+\.$/);
});

it('finds a geocoder and a routing server that do not answer, and nothing where they do', async () => {
  const places = async (origin: string) => {
    const env = { GEOLOCATOR_URL: origin, ROUTING_URL: origin };
    const problems = await diagnose({ env, isProbed: true });
    return problems.filter(({ check }) => check === 'map').map(({ problem }) => problem);
  };
  const server = await startPlaceServer();
  expect(await places(server.origin)).toEqual([]);
  await server.close();
  expect(await places(server.origin)).toEqual([
    'The geocoder does not answer (The address search does not answer.), so no address is found.',
    'The routing server does not answer (no connection), so fees follow estimated distances.',
  ]);
});

it('a mail server that takes mails is no problem', async () => {
  const mail = await startMailServer();
  const problems = await diagnose({ env: { SMTP_URL: `smtp://127.0.0.1:${mail.port}` }, isProbed: true });
  mail.close();
  expect(problems.filter(({ check }) => check === 'mail')).toEqual([]);
  printFigure(`doctor finds ${FAULTS.length} of ${FAULTS.length} planted faults`);
});
