import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NewCard } from '@courier/api-client/contract';
import type { AdyenAccount, CybersourceAccount } from '../../../settings/payment-accounts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { adyenCard, startAdyen } from '../../../testing/companies/adyen-stand-in';
import { cybersourceMicroformCard, startCybersource } from '../../../testing/companies/cybersource-stand-in';
import { httpCaller, prepareOrderBody, type HttpCaller } from '../../../testing/callers/http-caller';
import { confirmBody, type Wallet } from '../../../testing/payments/pay-order';
import {
  createTestDatabase,
  testServer,
  type TestDatabase,
} from '../../../testing/databases/postgres-databases';
import { printFigure } from '../../../testing/print-figure';
import type { Fault, FaultPlan } from '../../../testing/companies/provider-faults';
import { providerSettings } from '../../../testing/companies/provider-settings';
import { freePort, startServerProcess, type ServerProcess } from '../../../testing/processes/server-process';
import { until } from '../../../testing/until';

const ROUNDS = process.env['COURIER_DEEP'] ? 200 : 4;
/** In one of so many rounds the server is killed, which takes seconds. */
const KILL_EVERY = process.env['COURIER_DEEP'] ? 8 : 4;
const LIMIT_MS = 240_000 + ROUNDS * 15_000;

interface Provider {
  name: string;
  method: string;
  environment: Record<string, string>;
  plan: FaultPlan;
  card(): NewCard;
  nextPayment(): Promise<unknown>;
  /** References of payments whose money is blocked or taken, and how often it was taken. */
  listActive(): { reference: string; captures: number }[];
  close(): Promise<void>;
}

async function openAdyen(): Promise<Provider> {
  const adyen = await startAdyen();
  return {
    ...toProvider('generic_creditcard', adyen),
    card: () => adyenCard('approved'),
  };
}

async function openCybersource(): Promise<Provider> {
  const cybersource = await startCybersource();
  return {
    ...toProvider('cybersource_creditcard', cybersource),
    card: () => cybersourceMicroformCard('approved'),
  };
}

interface StandIn extends Pick<Provider, 'plan' | 'nextPayment' | 'close'> {
  account: AdyenAccount | CybersourceAccount;
  active(): { reference: string; captures: number }[];
}
const toProvider = (method: string, standIn: StandIn) => ({
  name: standIn.account.adapter,
  method,
  environment: providerSettings('tw', standIn.account),
  plan: standIn.plan,
  nextPayment: standIn.nextPayment,
  listActive: standIn.active,
  close: standIn.close,
});

/** What happens to the answers of the first calls of a round. */
const FAULTS: readonly (readonly Fault[])[] = [
  ['cut after'],
  ['500 after', 'cut after'],
  ['cut', 'cut after'],
  ['cut after', 'cut after', 'cut'],
  [],
];

describe.each([
  ['Adyen', openAdyen],
  ['Cybersource', openCybersource],
])('payments at %s', (name, open) => {
  const folder = mkdtempSync(join(tmpdir(), 'courier-payments-'));
  let provider: Provider;
  let database: TestDatabase;
  let watcher: Client;
  let server: ServerProcess;
  let caller: HttpCaller;
  const start = async () => {
    server = startServerProcess({
      PORT: String(await freePort()),
      DATA_DIR: folder,
      DATABASE_URL: database.url,
      ACCESS_TOKEN_SECONDS: '86400',
      SIM_SPEED: '0.1',
      LIMIT_FACTOR: '1000',
      ...provider.environment,
    });
    await server.ready;
  };
  beforeAll(async () => {
    provider = await open();
    database = await createTestDatabase(testServer() ?? '');
    watcher = new Client({ connectionString: database.url });
    await watcher.connect();
    await start();
    caller = await httpCaller(() => server.origin);
  }, LIMIT_MS);
  afterAll(async () => {
    server.child.kill('SIGKILL');
    await server.ended;
    await watcher.end();
    await database.drop();
    await provider.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function openPayment(title: string) {
    const auth = await caller.call('POST', '/order/payment/auth/v1001', {});
    const wallet = auth.body['result'] as Wallet;
    const intent = await caller.call('POST', '/order/payment/intent', {
      wallet_id: wallet.wallet_id,
      bearer_token: wallet.access_token,
      vendor_id: 'v1001',
      order: await prepareOrderBody(caller, title),
    });
    const { intent_id: intentId } = intent.body['result'] as { intent_id: string };
    const body = confirmBody(wallet, intentId, provider.card(), { payment_method: provider.method });
    const send = (key: string) => caller.call('POST', '/order/payment/intent/confirm', body, key);
    return { intentId, send };
  }

  /** The server ends after the provider has authorised, before it can store that. */
  async function killDuring(send: (key: string) => Promise<unknown>, key: string): Promise<void> {
    const isAuthorised = provider.nextPayment();
    const cut = send(key).catch(() => null);
    await isAuthorised;
    server.child.kill('SIGKILL');
    await cut;
    await server.ended;
    await start();
    // The claim of the killed server would end after half a minute.
    await watcher.query('update payment_charges set claimed_until_ms = 0');
  }

  it(
    'are charged once when answers are lost and kill -9 ends the server, however often they are repeated',
    async () => {
      let kills = 0;
      for (let round = 0; round < ROUNDS; round += 1) {
        const { intentId, send } = await openPayment(`${name} ${round}`);
        provider.plan.plan('POST /p', ...(FAULTS[round % FAULTS.length] ?? []));
        if (round % KILL_EVERY === KILL_EVERY - 1) {
          provider.plan.clear();
          await killDuring(send, `${intentId}-first`);
          kills += 1;
        }
        // A client repeats with its key; a person who reloads the page sends a new one.
        for (let time = 0; ; time += 1) {
          const { status } = await send(round % 2 === 0 ? `${intentId}-first` : `${intentId}-${time}`);
          if (status === 200) break;
          expect([status, time < 10]).toEqual([503, true]);
        }
        expect((await send(`${intentId}-late`)).status).toBe(409);
        provider.plan.clear();
        await until(async () => {
          await watcher.query('update payment_charges set next_try_at_ms = 0 where next_try_at_ms > 0');
          const { rows } = await watcher.query<{ open: number }>(
            `select count(*)::int as open from payment_charges
             where intent_id = $1 and state not in ('CAPTURED', 'UNDONE', 'REFUSED')`,
            [intentId],
          );
          return rows[0]?.open === 0;
        });
        const active = provider.listActive().filter(({ reference }) => reference.startsWith(intentId));
        expect(active.map(({ captures }) => captures)).toEqual([1]);
      }
      const { rows } = await watcher.query<{ paid: number }>(
        `select count(*)::int as paid from payment_intents where status = 'PAID'`,
      );
      expect([rows[0]?.paid, provider.listActive().length]).toEqual([ROUNDS, ROUNDS]);
      printFigure(
        `${name}: ${ROUNDS} payments with lost answers, ${kills} of them with kill -9: 0 double charges`,
      );
    },
    LIMIT_MS,
  );
});
