import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { unixFromLocal } from '@courier/config/time';
import { consoleAuthor } from '../../../platform/audit/authors';
import { createShop } from '../../../testing/callers/fleet-client';
import { SHOP, signedInCaller, type TestCaller } from '../../../testing/callers/place-order';
import { dispatch, riderPhone, type RiderPhone } from '../../../testing/callers/rider-phone';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';
import { chooseRun } from '../cash-command/choose-run';
import { dayAt, readDay } from '../due/cash-day';
import { describeAccount } from '../due/describe-account';
import { describeDue } from '../due/describe-due';
import { listAccount } from '../due/list-account';
import { listDue } from '../due/list-due';
import { readBalance } from '../ledger/read-balance';
import { closeDay } from './close-day';
import { findRiderHolder, findShopHolder, type Holder } from './find-holder';
import { moveCash, type Move, type MoveInput } from './move-cash';

let server: TestApp;
let email: string;
let shop: TestCaller;
let phone: RiderPhone;
let rider: Holder;
beforeAll(async () => {
  server = await startTestApp({
    environment: 'prd',
    limitFactor: 1000,
    fleets: { adapter: 'riders', byCountry: {} },
  });
  email = await createShop(server);
  shop = await signedInCaller(server, email);
  phone = await riderPhone(server, 'Chen Wei');
  rider = await findRiderHolder(server.deps.db, phone.rider.externalId);
});
afterAll(() => server.close());

const db = () => server.deps.db;
const today = () => dayAt('TW', server.clock.nowSeconds());

async function deliver(cash: object = {}): Promise<string> {
  const orderId = await shop.placeOrder((body) => ({
    ...body,
    order: { ...body.order, payment_method: 'CASH_ON_DELIVERY' },
  }));
  await phone.call('POST', '/positions', {
    positions: [{ ...SHOP, recorded_at: server.clock.nowSeconds() }],
  });
  await dispatch(server);
  const offer = (await phone.offers()).find(({ order_id }) => order_id === orderId);
  await phone.call('POST', `/offers/${offer?.offer_id}/accept`);
  await phone.report(orderId, { status: 'PICKED_UP' });
  const delivered = await phone.report(orderId, { status: 'DELIVERED', ...cash });
  expect(delivered.status).toBe(200);
  return orderId;
}

const move = (amount: string, change: Partial<MoveInput> = {}, kind: Move = 'hand-in', holder = rider) =>
  moveCash(db(), kind, holder, {
    amount,
    reason: 'end of shift',
    receipt: null,
    orderId: null,
    actor: 'olga',
    author: consoleAuthor(),
    nowSeconds: server.clock.nowSeconds(),
    ...change,
  });

const closeToday = (nowSeconds: number) =>
  closeDay(db(), today(), { actor: 'olga', author: consoleAuthor(), nowSeconds });

describe('cash of a rider', () => {
  it('is due until it is handed in; what is missing stays due', async () => {
    await deliver({ collected_amount: 600 });
    await deliver();
    const [day, holders] = [today(), await listDue(db(), today())];
    const [, line, sum] = describeDue(day, holders).split('\n');
    expect(line?.split('\t').slice(2)).toEqual([
      phone.rider.externalId,
      'Chen Wei',
      'TWD',
      '0',
      '1240',
      '640',
      '0',
      '0',
      '1240',
      '1240',
      '0',
      '0',
      '0',
    ]);
    expect(sum).toBe('TW: 1240 TWD due from 1 holder');
    expect(await move('1200', { receipt: '17' })).toBe(
      'Chen Wei handed in 1200 TWD (receipt 17). 40 TWD are still due.',
    );
    expect(await move('50', { receipt: '18' })).toContain(
      '10 TWD more than was due: they stay as a balance.',
    );
    expect(await move('-10', { receipt: '19', reason: 'given back' })).toContain('Nothing is left.');
  });

  it('is handed in once per receipt, also by two commands at once, and both of two receipts count', async () => {
    const before = await readBalance(db(), 'TW', rider.account);
    await expect(move('1200', { receipt: '17' })).rejects.toThrow('Receipt 17 is already booked');
    const results = await Promise.allSettled([
      move('5', { receipt: '20' }),
      move('5', { receipt: '20' }),
      move('7', { receipt: '21' }),
      move('9'),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
    ]);
    expect(await readBalance(db(), 'TW', rider.account)).toBe(before - 21);
    await move('-21');
  });

  it.each([
    ['12.5', 'TWD has no decimals'],
    ['0', 'moves no cash'],
    ['1,200', 'is no amount'],
    ['2000000000', 'is larger than'],
  ])('refuses the amount %s', async (amount, message) => {
    await expect(move(amount)).rejects.toThrow(message);
  });

  it.each([
    ['DE', '12.345', 'EUR has 2 decimals, and 12.345 has 3.'],
    ['KW', '0.1234', 'KWD has 3 decimals, and 0.1234 has 4.'],
  ] as const)('in %s refuses %s', async (country, amount, message) => {
    await expect(move(amount, {}, 'hand-in', { ...rider, country })).rejects.toThrow(message);
  });

  it('of a cancelled order is booked by an adjustment, for its shop', async () => {
    const orderId = await deliver();
    await move('640');
    const shopBefore = await readBalance(db(), 'TW', 'shop:v1001');
    await move('30', { orderId, receipt: '22' }, 'adjustment');
    expect(await readBalance(db(), 'TW', rider.account)).toBe(30);
    expect(await readBalance(db(), 'TW', 'shop:v1001')).toBe(shopBefore - 30);
    await expect(move('30', { orderId: 'none' }, 'adjustment')).rejects.toThrow('There is no order none');
    await move('30');
  });

  it('shows a late correction on the day of its arrival, with the day of its order', async () => {
    const orderId = await deliver();
    const [orderDay, sinceSeconds] = [today().date, server.clock.nowSeconds()];
    server.clock.advance(86_400);
    shop = await signedInCaller(server, email);
    await db()
      .updateTable('orders')
      .set({ updated_at: server.clock.nowSeconds(), cash_collected_minor: 600 })
      .where('order_id', '=', orderId)
      .execute();
    const range = { sinceSeconds, untilSeconds: sinceSeconds * 2 };
    const lines = await listAccount(db(), rider, range);
    const [, , correction, end] = describeAccount('TW', lines, { isShop: false }).split('\n');
    expect(correction?.split('\t').slice(0, 7)).toEqual([
      today().date,
      orderDay,
      'corrected',
      `order:${orderId}:2`,
      orderId,
      '-40',
      '600',
    ]);
    expect(end).toBe('600 TWD is due.');
  });
});

it('cash of a fleet from before the ledger is booked by an adjustment, once the fleet has orders', async () => {
  const adjust = (fleet: string) =>
    chooseRun(
      ['adjust', '--fleet', fleet, '--country', 'tw', '--amount', '50', '--why', 'before the ledger'],
      server.clock.nowSeconds(),
    )(db());
  await expect(adjust('mian')).rejects.toThrow('neither cash nor orders of a fleet mian in TW');
  expect(await adjust('main')).toMatch(/^main .*50 TWD .* 50 TWD are still due\.$/);
});

it('a shop sees the cash due to it and each payment', async () => {
  const holder = await findShopHolder(db(), 'v1001');
  const owed = -(await readBalance(db(), 'TW', holder.account));
  expect(await move('100', { receipt: '30', reason: 'transfer 7' }, 'payout', holder)).toBe(
    `Harbour Tea was paid 100 TWD (receipt 30). ${owed - 100} TWD are left for the shop.`,
  );
  const lines = await listAccount(db(), holder, { sinceSeconds: 0, untilSeconds: Number.MAX_SAFE_INTEGER });
  const rows = describeAccount('TW', lines, { isShop: true }).split('\n');
  expect(rows.find((row) => row.includes('payout:TW:30'))).toContain(
    `\t-100\t${owed - 100}\tolga\ttransfer 7`,
  );
  expect(rows.at(-1)).toBe(`${owed - 100} TWD is due to the shop.`);
});

describe('a day', () => {
  it('is closed after its end in local time, once, and its sums stay', async () => {
    // Sessions have ended since.
    phone = await riderPhone(server, 'Lin Mei');
    rider = await findRiderHolder(db(), phone.rider.externalId);
    const day = today();
    await expect(closeToday(day.endsAtSeconds - 1)).rejects.toThrow(`${day.date} has not ended in TW`);
    await deliver();
    const due = await listDue(db(), day);
    expect(due[0]?.dueMinor).toBeGreaterThan(0);
    // A clock that is an hour fast closes the day early.
    expect(await closeToday(day.endsAtSeconds)).toBe(true);
    expect(await closeToday(day.endsAtSeconds)).toBe(false);
    await deliver();
    await move('5');
    expect(await listDue(db(), day)).toEqual(due);
    const next = dayAt('TW', day.endsAtSeconds);
    expect((await listDue(db(), next))[0]).toMatchObject({ collectedMinor: 640, handedInMinor: 5 });
  });

  it.each([
    ['TW', '2026-11-30', '00:00', '2026-12-01'],
    ['KW', '2026-02-28', '00:00', '2026-03-01'],
    ['DE', '2026-10-25', '00:00', '2026-10-26'],
  ] as const)('of %s begins and ends at its own midnight', (country, date, time, next) => {
    const { startsAtSeconds, endsAtSeconds } = readDay(country, date);
    const timezone = { TW: 'Asia/Taipei', KW: 'Asia/Kuwait', DE: 'Europe/Berlin' }[country];
    expect([startsAtSeconds, endsAtSeconds]).toEqual([
      unixFromLocal(date, time, timezone),
      unixFromLocal(next, time, timezone),
    ]);
    expect(() => readDay(country, '2026-02-30')).toThrow('is no day');
  });
});
