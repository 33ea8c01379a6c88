import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Statement } from '@courier/api-client/contract';
import type { Db } from '../../../../platform/db/database';
import { createCommandDatabase, type CommandDatabase } from '../../../../testing/databases/command-database';
import { plantOrder, plantShop } from '../../../../testing/money/plant-orders';
import { printRow } from '../../../../testing/print-figure';
import { runCommand } from '../../../../testing/processes/run-command';
import { until } from '../../../../testing/until';
import { addMonths, monthRange } from '../lines/months';

const KILLS = process.env['COURIER_DEEP'] ? 20 : 2;
const SHOPS = 60;
const LIMIT_MS = 120_000 + KILLS * 60_000;
const FIRST_MONTH = '2024-01';
const STATEMENTS = {
  source: 'domains/money/statements/issue/statements-command.ts',
  built: 'statements.mjs',
};

let database: CommandDatabase;
let opened: Awaited<ReturnType<CommandDatabase['open']>>;
beforeAll(async () => {
  database = await createCommandDatabase();
  opened = await database.open();
  for (let shop = 0; shop < SHOPS; shop += 1)
    await plantShop(opened.db, { vendorId: `s${shop}`, country: 'SG' });
}, LIMIT_MS);
afterAll(async () => {
  await opened.close();
  await database.drop();
});

const args = (month: string) => ['issue', '--month', month, '--country', 'sg', '--begin'];

/** Issues in a process of its own, which the test can kill. */
function startIssuing(month: string): ChildProcess {
  const built = process.env['COURIER_SERVER'];
  const source = fileURLToPath(new URL('statements-command.ts', import.meta.url));
  const program = built
    ? [join(dirname(built), STATEMENTS.built)]
    : ['--import', 'tsx', '--conditions=source', source];
  return spawn(process.execPath, [...program, ...args(month)], {
    env: { PATH: process.env['PATH'], ...database.env },
    stdio: 'ignore',
  });
}

async function plantMonth(db: Db, month: string): Promise<void> {
  const { from } = monthRange(month, 'SG');
  for (let shop = 0; shop < SHOPS; shop += 1)
    await plantOrder(db, {
      orderId: `s${shop}-${month}`,
      vendorId: `s${shop}`,
      country: 'SG',
      status: 'DELIVERED',
      createdAt: from + 60,
      endedAt: from + 3600,
      lines: [{ kind: 'base', amountMinor: 1090, taxPercent: 900, taxMinor: 90 }],
      cashMinor: 5000,
      isPaidByCard: true,
    });
}

const listStatements = async (db: Db, month: string): Promise<Statement[]> => {
  const rows = await db
    .selectFrom('statements')
    .select('content')
    .where('month', '=', month)
    .orderBy('statement_id')
    .execute();
  return rows.map(({ content }) => JSON.parse(content) as Statement);
};

it(
  'leaves one statement per shop and no gap between numbers when killed while it issues, and issued again',
  async () => {
    const { db } = opened;
    let [interrupted, total] = [0, 0];
    for (let round = 0; round < KILLS; round += 1) {
      const month = addMonths(FIRST_MONTH, round);
      await plantMonth(db, month);
      const child = startIssuing(month);
      const ended = once(child, 'exit');
      const wanted = 1 + ((round * 17) % (SHOPS / 2));
      await until(async () => (await listStatements(db, month)).length >= wanted || child.exitCode !== null);
      child.kill('SIGKILL');
      await ended;
      const before = await listStatements(db, month);
      if (before.length < SHOPS) interrupted += 1;

      const again = await runCommand(STATEMENTS, database.env, args(month));
      expect([again.code, again.errors]).toEqual([0, '']);
      const after = await listStatements(db, month);
      expect(after.slice(0, before.length)).toEqual(before);
      expect(new Set(after.map(({ buyer }) => buyer.vendor_id)).size).toBe(SHOPS);
      expect(after).toHaveLength(SHOPS);
      for (const statement of after)
        expect(statement).toMatchObject({
          gross_minor: 1090,
          card_paid_minor: 1090,
          cash_collected_minor: 5000,
          balance_minor: -5000,
          entries: [{ order_id: `${statement.buyer.vendor_id}-${month}` }],
        });
      total += SHOPS;
    }
    const { rows } = await sql<{ number: number }>`
      select split_part(number, '-', 3)::integer as number from statements order by 1`.execute(db);
    expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: total }, (_, index) => index + 1));
    expect(interrupted).toBeGreaterThan(0);
    printRow(
      'kills while statements are issued; statements missing, double or with a gap in their numbers',
      `${KILLS}, ${interrupted} of them in the middle; 0`,
      '0',
    );
  },
  LIMIT_MS,
);
