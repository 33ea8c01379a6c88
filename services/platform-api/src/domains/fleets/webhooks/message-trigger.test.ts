import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import type { OrderRow } from '../../../platform/db/schema';
import { createShop } from '../../../testing/callers/fleet-client';
import { signedInCaller } from '../../../testing/callers/place-order';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';
import { installFunction } from '../../../platform/db/install-function';
import { MESSAGE_COLUMNS, MESSAGE_FUNCTION } from './message-trigger';

let server: TestApp;
let placed: OrderRow;
beforeAll(async () => {
  server = await startTestApp({ environment: 'prd', limitFactor: 1000 });
  await createShop(server);
  const shop = await signedInCaller(server, 'owner@v1001.example');
  const orderId = await shop.placeOrder();
  placed = await server.deps.db
    .selectFrom('orders')
    .selectAll()
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
});
afterAll(() => server.close());

const write = (changes: Readonly<Record<string, unknown>>) =>
  server.deps.db.updateTable('orders').set(changes).where('order_id', '=', placed.order_id).execute();
const listMessages = () => server.deps.db.selectFrom('fleet_messages').select(['type', 'snapshot']).execute();
const subscribe = () =>
  server.deps.db
    .insertInto('called_fleets')
    .values({ country: placed.country, fleet_id: placed.fleet_id ?? '' })
    .execute();

beforeEach(async () => {
  const { db } = server.deps;
  await db.deleteFrom('called_fleets').execute();
  await db.deleteFrom('fleet_webhooks').execute();
  await write({ status: 'NEW' });
  await subscribe();
  await db.deleteFrom('fleet_messages').execute();
});

/** Another valid value of a column. */
function otherValue(column: keyof OrderRow): unknown {
  const value = placed[column];
  if (column === 'status') return 'RECEIVED';
  if (column === 'proofs_required') return 'pickup';
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string') return `${value}x`;
  if (typeof value === 'number') return value + 1;
  return /latitude|longitude|_for$|_eta$/.test(column) ? 1 : 'x';
}

describe('an update of an order', () => {
  it.each(MESSAGE_COLUMNS)('stores one message with the new row when %s changes', async (column) => {
    const value = otherValue(column);
    await write({ [column]: value });
    expect(await listMessages()).toEqual([
      { type: 'delivery.changed', snapshot: expect.objectContaining({ [column]: value }) },
    ]);
    await write({ [column]: placed[column] });
  });

  it.each(['fleet_note', 'payment_status', 'change_refusal', 'pin_wrong_tries', 'updated_at'] as const)(
    'stores no message when %s changes, which is not sent',
    async (column) => {
      await write({ [column]: otherValue(column) });
      expect(await listMessages()).toEqual([]);
    },
  );

  it('stores no message when a sent column is written with its own value', async () => {
    await write({ notes: placed.notes, status: 'NEW' });
    expect(await listMessages()).toEqual([]);
  });

  it('names a cancellation, and a paid order as created', async () => {
    await write({ status: 'CANCELLED' });
    await write({ status: 'PAYMENT_INITIATED' });
    await write({ status: 'NEW' });
    expect((await listMessages()).map(({ type }) => type)).toEqual([
      'delivery.cancelled',
      'delivery.created',
    ]);
  });

  it.each(['PAYMENT_CANCELLED', 'PAYMENT_FAILED'])(
    'stores no message of an unpaid order that ends as %s',
    async (status) => {
      await write({ status: 'PAYMENT_INITIATED' });
      await write({ status });
      expect(await listMessages()).toEqual([]);
    },
  );

  it('stores no message for a fleet without an address, or with one that answered "gone"', async () => {
    await server.deps.db.deleteFrom('called_fleets').execute();
    await write({ notes: 'Ring twice' });
    const webhook = {
      country: placed.country,
      fleet_id: placed.fleet_id ?? '',
      url: 'https://dispatch.example/courier',
      events: '*',
      secret_sealed: 'sealed',
      created_at: 1,
    };
    await server.deps.db
      .insertInto('fleet_webhooks')
      .values({ ...webhook, switched_off_at: 2 })
      .execute();
    await write({ notes: 'Ring three times' });
    expect(await listMessages()).toEqual([]);
    await server.deps.db.updateTable('fleet_webhooks').set({ switched_off_at: null }).execute();
    await write({ notes: placed.notes });
    expect(await listMessages()).toHaveLength(1);
  });

  it('stores no message when its transaction fails', async () => {
    const failed = server.deps.db.transaction().execute(async (trx) => {
      await trx.updateTable('orders').set({ notes: 'x' }).where('order_id', '=', placed.order_id).execute();
      throw new Error('rolled back');
    });
    await expect(failed).rejects.toThrow('rolled back');
    expect(await listMessages()).toEqual([]);
  });
});

describe('the function in the database', () => {
  const NOTHING = `create or replace function record_fleet_message() returns trigger language plpgsql as $$
    begin return null; end $$`;
  const execute = (statement: string) => sql.raw(statement).execute(server.deps.db);
  const setVersion = (version: string) => execute(`comment on function record_fleet_message() is ${version}`);
  const readFunction = async () => {
    const { rows } = await sql<{ text: string }>`
      select prosrc as text from pg_proc where proname = 'record_fleet_message'`.execute(server.deps.db);
    return rows.map(({ text }) => text);
  };
  const INSTALLED = [MESSAGE_FUNCTION.statement.split('$$')[1]];

  it('has the text of this folder after the start of a server', async () => {
    expect(await readFunction()).toEqual(INSTALLED);
  });

  it.each(['null', `'version 0'`, `'of an operator'`])(
    'is replaced when its comment is %s',
    async (comment) => {
      await execute(NOTHING);
      await setVersion(comment);
      await installFunction(server.deps.db, MESSAGE_FUNCTION);
      expect(await readFunction()).toEqual(INSTALLED);
    },
  );

  it('stays when a newer server has stored it', async () => {
    await execute(NOTHING);
    await setVersion(`'version ${MESSAGE_FUNCTION.version + 1}'`);
    await installFunction(server.deps.db, MESSAGE_FUNCTION);
    expect(await readFunction()).not.toEqual(INSTALLED);
    await setVersion('null');
    await installFunction(server.deps.db, MESSAGE_FUNCTION);
    expect(await readFunction()).toEqual(INSTALLED);
  });

  it('has a version that is raised with each edit of its text', () => {
    const digest = createHash('sha256').update(MESSAGE_FUNCTION.statement).digest('hex').slice(0, 16);
    expect({ version: MESSAGE_FUNCTION.version, digest }).toEqual({ version: 1, digest: '5c1c1fb250571615' });
  });
});
