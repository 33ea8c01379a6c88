import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { unixFromLocal } from '@courier/config/time';
import { HOUR, NOW, openCashDesk, type CashDesk } from '../../../testing/money/cash-desk';
import { chooseRun } from '../cash-command/choose-run';
import { dayAt } from './cash-day';
import { listAges } from './list-ages';
import { listOldCash } from './list-old-cash';

let desk: CashDesk;
beforeAll(async () => {
  desk = await openCashDesk();
});
afterAll(() => desk.close());

const FLEET = 'fleet:main';
const local = (date: string, time: string) => unixFromLocal(date, time, 'Asia/Taipei') ?? 0;
const readAges = async () => (await listAges(desk.db, dayAt('TW', NOW))).get(FLEET);
const run = (...args: string[]) => chooseRun(args, NOW)(desk.db);

it('cash has the age of its order in local days', async () => {
  const moments: [string, string, number][] = [
    ['2026-11-30', '00:00', 1],
    ['2026-11-28', '00:00', 2],
    ['2026-11-27', '23:59', 4],
    ['2026-11-23', '00:00', 8],
    ['2026-11-22', '23:59', 16],
    ['2026-10-31', '00:00', 32],
    ['2026-10-30', '23:59', 64],
  ];
  for (const [index, [date, time, cash]] of moments.entries())
    await desk.deliver(`age00${index}`, cash, { at: local(date, time) });
  expect(await readAges()).toEqual([3, 12, 48, 64]);
  expect(
    (await run('due', '--country', 'tw'))
      .split('\n')
      .slice(0, 2)
      .map((line) => line.split('\t').slice(-5)),
  ).toEqual([
    ['due', '0-2 days', '3-7 days', '8-30 days', 'over 30 days'],
    ['127', '3', '12', '48', '64'],
  ]);
  expect(await listOldCash(desk.db, NOW)).toEqual([{ country: 'TW', holders: 1, amount: '112 TWD' }]);
});

it('a remittance counts for its order, other cash and what is too much for the oldest', async () => {
  await desk.remitText('young.csv', 'order,cash\nv1-2611xage000,1\nv1-2611xage003,10\n');
  expect(await readAges()).toEqual([2, 4, 48, 62]);
  await run('hand-in', '--fleet', 'main', '--country', 'tw', '--amount', '100', '--why', 'transfer');
  expect(await readAges()).toEqual([2, 4, 10, 0]);
  await run('hand-in', '--fleet', 'main', '--country', 'tw', '--amount', '20', '--why', 'transfer');
  expect(await readAges()).toEqual([0, 0, 0, 0]);
  expect(await listOldCash(desk.db, NOW)).toEqual([]);
});

it('ages of a past day do not change with what is booked later', async () => {
  const later = NOW + 48 * HOUR;
  const day = dayAt('TW', NOW);
  const before = await listAges(desk.db, day);
  await chooseRun(
    ['hand-in', '--fleet', 'main', '--country', 'tw', '--amount=-9', '--why', 'given back'],
    later,
  )(desk.db);
  expect(await listAges(desk.db, day)).toEqual(before);
});
