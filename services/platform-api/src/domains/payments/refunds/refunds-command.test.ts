import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Order } from '@courier/api-client/contract';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { httpCaller, prepareOrderBody, type HttpCaller } from '../../../testing/callers/http-caller';
import { createCommandDatabase, type CommandDatabase } from '../../../testing/databases/command-database';
import { genericCard, typedCard } from '../../../testing/payments/encrypt-card';
import { confirmBody, type Wallet } from '../../../testing/payments/pay-order';
import { runCommand } from '../../../testing/processes/run-command';
import { freePort, startServerProcess, type ServerProcess } from '../../../testing/processes/server-process';
import { until } from '../../../testing/until';

const LIMIT_MS = 300_000;
const REFUNDS = { source: 'domains/payments/refunds/refunds-command.ts', built: 'refunds.mjs' };

describe('npm run refunds', () => {
  let database: CommandDatabase;
  const run = (args: readonly string[]) => runCommand(REFUNDS, { ...database.env, FLEET: 'api' }, args);
  beforeAll(async () => {
    database = await createCommandDatabase();
  });
  afterAll(() => database.drop());

  it('prints how it is called', async () => {
    const { code, output, errors } = await run(['--help']);
    expect([code, errors, output]).toEqual([
      0,
      '',
      expect.stringMatching(/^Usage:\n {2}npm run refunds -- /),
    ]);
  });

  it.each([
    [[], 'An argument is missing.'],
    [['v1001-1', 'v1001-2'], 'Unexpected argument "v1001-2".'],
    [['v1001-1', '--amuont', '3'], "Unknown option '--amuont'"],
    [['v1001-1', '--why', 'Late'], '--amount is missing'],
    [['v1001-1', '--amount', '3'], '--why is missing'],
    [['v1001-1', '--amount', '3', '--why', ' '], '--why is missing'],
    [['v1001-1', '--amount', '3', '--why', 'x'.repeat(501)], '--why has 501 characters'],
    [['v1001-1', '--line', 'base', '--amount', '3', '--why', 'Late'], '--line "base"'],
    [['v1001-1', '--amount', 'all', '--why', 'Late'], 'There is no order v1001-1.'],
    [['v1001-1'], 'There is no order v1001-1.'],
  ])('refuses %j', async (args, message) => {
    const { code, output, errors } = await run(args);
    expect([code, output, errors]).toEqual([1, '', expect.stringContaining(message)]);
  });
});

describe('npm run refunds beside a running server', () => {
  let folder: string;
  let server: ServerProcess;
  let caller: HttpCaller;
  const run = (args: readonly string[]) => runCommand(REFUNDS, { DATA_DIR: folder }, args);
  const readOrder = async (orderId: string) =>
    (await caller.call('GET', `/order?vendorId=v1001&orderId=${orderId}`)).body['result'] as Order;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'courier-refunds-'));
    server = startServerProcess({ PORT: String(await freePort()), DATA_DIR: folder, SIM_SPEED: '0.1' });
    await server.ready;
    caller = await httpCaller(() => server.origin);
  }, LIMIT_MS);
  afterAll(async () => {
    server.child.kill('SIGKILL');
    await server.ended;
    rmSync(folder, { recursive: true, force: true });
  });

  it(
    'two credits at once never exceed the fee, and the order shows what was stored',
    async () => {
      const placed = await caller.call('POST', '/order', await prepareOrderBody(caller, 'credit'));
      const { order_id: id } = placed.body['result'] as { order_id: string };
      await caller.call('POST', `/simulator/orders/${id}/advance`, { status: 'DELIVERED' });
      const { delivery_fee: fee } = await readOrder(id);
      const most = Math.ceil(fee * 0.6);
      const credit = () => run([id, '--credit', '--amount', String(most), '--why', 'Late']);
      const results = await Promise.all([credit(), credit()]);
      expect(results.map(({ code }) => code).sort()).toEqual([0, 1]);
      expect(results.map(({ output }) => output).join('')).toBe(
        `${most} TWD of ${id} is credited to v1001.\n`,
      );
      expect(results.map(({ errors }) => errors).join('')).toBe(
        `At most ${fee - most} TWD is left to refund of order ${id}, not ${most} TWD.\n`,
      );
      expect((await readOrder(id)).charges?.at(-1)).toEqual({ kind: 'refund', amount: -most });
      for (const [amount, message] of [
        ['12.5', '--amount "12.5": TWD has no decimals.'],
        ['1e3', '--amount "1e3": write a number such as'],
        ['0', '--amount "0": a refund is above 0.'],
      ] as const) {
        const { code, errors } = await run([id, '--credit', '--amount', amount, '--why', 'Late']);
        expect([code, errors]).toEqual([1, expect.stringContaining(message)]);
      }
    },
    LIMIT_MS,
  );

  it(
    'a refund to a card is sent by the server, and the report shows it',
    async () => {
      const id = await payOrder();
      const refund = () => run([id, '--line', '0', '--amount', '10', '--why', 'Delivered\tlate']);
      // The server captures first.
      const { output } = await until(async () => {
        const result = await refund();
        return result.code === 0 && result;
      });
      expect(output).toMatch(
        new RegExp(`^10 TWD of ${id} goes back to the card\\. The server sends the refund \\S+-r1\\.\n$`),
      );
      const report = await until(async () => {
        const printed = (await run([id])).output;
        return printed.includes('-r1 DONE') && printed;
      });
      const lines = report
        .trimEnd()
        .split('\n')
        .map((line) => line.split('\t'));
      expect(lines[1]).toEqual(['line', 'kind', 'name', 'amount', 'left']);
      expect(lines[2]?.slice(0, 2)).toEqual(['0', 'base']);
      expect(lines.at(-1)).toEqual([
        'refund',
        expect.stringMatching(/^\d{4}-/),
        '10 TWD',
        'line 0',
        expect.stringMatching(/-r1 DONE$/),
        'Delivered late',
      ]);
    },
    LIMIT_MS,
  );

  async function payOrder(): Promise<string> {
    const auth = await caller.call('POST', '/order/payment/auth/v1001', {});
    const wallet = auth.body['result'] as Wallet;
    const intent = await caller.call('POST', '/order/payment/intent', {
      wallet_id: wallet.wallet_id,
      bearer_token: wallet.access_token,
      vendor_id: 'v1001',
      order: await prepareOrderBody(caller, 'card'),
    });
    const { intent_id: intentId } = intent.body['result'] as { intent_id: string };
    const key = await caller.call('GET', '/order/payment/public-key');
    const { jwk } = key.body['result'] as { jwk: object };
    const body = confirmBody(wallet, intentId, await genericCard(typedCard('4242424242424242'), jwk));
    const confirmed = await caller.call('POST', '/order/payment/intent/confirm', body);
    return (confirmed.body['result'] as { order_id: string }).order_id;
  }
});
