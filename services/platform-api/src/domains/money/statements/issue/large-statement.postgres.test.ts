import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Statement } from '@courier/api-client/contract';
import { createCommandDatabase, type CommandDatabase } from '../../../../testing/databases/command-database';
import { plantOrder, plantShop } from '../../../../testing/money/plant-orders';
import { printRow } from '../../../../testing/print-figure';
import { monthRange } from '../lines/months';

const ORDERS = process.env['COURIER_DEEP'] ? 10_000 : 200;
const LIMIT_MS = 600_000;
const SAMPLE_MS = 20;
const MOST_SECONDS = 20;
const MOST_MEGABYTES = 150;

let database: CommandDatabase;
let opened: Awaited<ReturnType<CommandDatabase['open']>>;
beforeAll(async () => {
  database = await createCommandDatabase();
  opened = await database.open();
});
afterAll(async () => {
  await opened.close();
  await database.drop();
});

async function plantMonth(vendorId: string, country: 'SG' | 'MY', orders: number): Promise<void> {
  const { from } = monthRange('2024-01', country);
  await plantShop(opened.db, { vendorId, country });
  for (let number = 0; number < orders; number += 1)
    await plantOrder(opened.db, {
      orderId: `${vendorId}-${number}`,
      vendorId,
      country,
      status: 'DELIVERED',
      createdAt: from + number * 60,
      endedAt: from + number * 60 + 30,
      lines: [
        { kind: 'base', amountMinor: 1090, taxPercent: 900, taxMinor: 90 },
        { kind: 'distance', amountMinor: 545, taxPercent: 900, taxMinor: 45 },
      ],
      cashMinor: 5000,
    });
}

/** Issues in a process of its own. @returns its duration and its largest memory */
async function measureIssue(country: string): Promise<{ seconds: number; megabytes: number }> {
  const built = process.env['COURIER_SERVER'];
  const program = built
    ? [join(dirname(built), 'statements.mjs')]
    : [
        '--import',
        'tsx',
        '--conditions=source',
        fileURLToPath(new URL('statements-command.ts', import.meta.url)),
      ];
  const startedAt = performance.now();
  const args = ['issue', '--month', '2024-01', '--country', country, '--begin'];
  const child = spawn(process.execPath, [...program, ...args], {
    env: { PATH: process.env['PATH'], ...database.env },
    stdio: 'ignore',
  });
  let megabytes = 0;
  const sampling = setInterval(() => {
    try {
      const [, kilobytes = '0'] =
        /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? [];
      megabytes = Math.max(megabytes, Number(kilobytes) / 1024);
    } catch {
      // It has ended.
    }
  }, SAMPLE_MS);
  const [code] = (await once(child, 'exit')) as [number | null];
  clearInterval(sampling);
  expect(code).toBe(0);
  return { seconds: (performance.now() - startedAt) / 1000, megabytes };
}

it(
  'issues a large statement in bounded time and memory',
  async () => {
    await plantMonth('small', 'MY', 1);
    await plantMonth('large', 'SG', ORDERS);
    await opened.db.deleteFrom('statement_months').execute();
    const small = await measureIssue('my');
    const large = await measureIssue('sg');
    const { content } = await opened.db
      .selectFrom('statements')
      .select('content')
      .where('vendor_id', '=', 'large')
      .executeTakeFirstOrThrow();
    const statement = JSON.parse(content) as Statement;
    expect([statement.entries.length, statement.gross_minor]).toEqual([ORDERS, ORDERS * 1635]);
    const seconds = large.seconds - small.seconds;
    const megabytes = large.megabytes - small.megabytes;
    expect(seconds).toBeLessThan(MOST_SECONDS);
    expect(megabytes).toBeLessThan(MOST_MEGABYTES);
    printRow(
      'statement of 10,000 orders: seconds, additional memory',
      `${seconds.toFixed(1)} s, ${Math.round(megabytes)} MB`,
      `${MOST_SECONDS} s, ${MOST_MEGABYTES} MB`,
    );
  },
  LIMIT_MS,
);
