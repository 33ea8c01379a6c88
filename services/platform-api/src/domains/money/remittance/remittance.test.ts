import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { ruleWorkbook } from '../../../testing/inputs/rule-workbook';
import { HOUR, NOW, openCashDesk, type CashDesk } from '../../../testing/money/cash-desk';
import { plantOrder } from '../../../testing/money/plant-orders';
import { chooseRun } from '../cash-command/choose-run';

let desk: CashDesk;
beforeAll(async () => {
  desk = await openCashDesk();
});
afterAll(() => desk.close());

const readCells = (output: string) => output.split('\n').map((line) => line.split('\t'));

it('says of each row whether it is matched, short, over, unknown, double or a total, and books what is known', async () => {
  const [even, short, over] = [
    await desk.deliver('aaaaa1', 640),
    await desk.deliver('aaaaa2', 640),
    await desk.deliver('aaaaa3', 640),
  ];
  const before = await desk.readOwed();
  const output = await desk.remitText(
    'november.csv',
    `order,cash\n${even},640\n${short},600\n${over},700\nv1-none,120\n${even},640\nTotal,2700\n`,
  );
  const rows = readCells(output);
  expect(rows.slice(0, 7)).toEqual([
    ['row', 'result', 'order', 'amount', 'difference', 'why'],
    ['2', 'matched', even, '640', '0', ''],
    ['3', 'short', short, '600', '-40', '40 TWD stay due'],
    ['4', 'over', over, '700', '60', '60 TWD more than was due'],
    ['5', 'unknown', 'v1-none', '120', '', 'no order of the fleet is named v1-none'],
    ['6', 'double', even, '640', '', 'row 2 has the same order and amount'],
    ['7', 'total', '', '2700', '', 'a total, never booked'],
  ]);
  expect(rows.slice(7).flat()).toEqual([
    'matched: 1 row, 640 TWD',
    'short: 1 row, 600 TWD',
    'over: 1 row, 700 TWD',
    'unknown: 1 row, 120 TWD',
    'double: 1 row, 640 TWD',
    expect.stringMatching(/^Booked 1940 TWD of 3 rows as remittance \d+\.$/),
    `main now owes ${before - 1940} TWD.`,
  ]);
  expect(await desk.readOwed()).toBe(before - 1940);
});

it('says that a total differs from the rows above it', async () => {
  const order = await desk.deliver('aaaab1', 50);
  const output = await desk.remitText('total.csv', `order,cash\n${order},50\nTotal,80\n`, 'tw', '--dry-run');
  expect(output).toContain('3\ttotal\t\t80\t\ta total, never booked; the rows above sum to 50 TWD');
});

it('with --dry-run shows the same rows and books nothing', async () => {
  const order = await desk.deliver('aaaaa4', 640);
  const [content, postings] = [`order,cash\n${order},640\n`, await desk.countRemittances()];
  const trial = await desk.remitText('trial.csv', content, 'tw', '--dry-run');
  expect(trial).toContain('640 TWD of 1 row would be booked. Nothing was booked (--dry-run).');
  expect(await desk.countRemittances()).toBe(postings);
  const real = await desk.remitText('trial.csv', content);
  expect(readCells(real).slice(0, 3)).toEqual(readCells(trial).slice(0, 3));
  expect(await desk.countRemittances()).toBe(postings + 1);
});

it('the audit trail says how much of which remittance was booked', async () => {
  const order = await desk.deliver('aaaaa5', 640);
  const path = desk.writeFile('audited.csv', `order,cash\n${order},600\n`);
  const id = /remittance (\d+)/.exec(await desk.remit(path))?.[1];
  await desk.remit(path);
  const { rows } = await sql<{ after: string; why: string }>`select after, why from audit_entries
    where subjects::text like ${`%"remittance:${id}"%`} and action = 'cash.remit'`.execute(desk.db);
  expect(rows.map(({ after, why }) => [JSON.parse(after), why])).toEqual([
    [{ amount_minor: 600, rows: 1 }, 'audited.csv'],
  ]);
});

describe('a repeat', () => {
  it('of a file gives the same result and books nothing, also as a workbook with another layout', async () => {
    const [first, second] = [await desk.deliver('bbbbb1', 640), await desk.deliver('bbbbb2', 640)];
    const cells = [
      ['order', 'cash'],
      [first, '640'],
      [second, '600'],
      ['v1-none', '5'],
      [first, '640'],
    ];
    const path = desk.writeFile('twice.csv', cells.map((line) => line.join(',')).join('\n'));
    const once = readCells(await desk.remit(path));
    const [balance, postings] = [await desk.readOwed(), await desk.countRemittances()];
    const twice = await desk.remit(path);
    expect(readCells(twice).slice(0, 8)).toEqual(once.slice(0, 8));
    expect(twice).toMatch(/These rows are those of remittance \d+\. Nothing was booked\./);
    const workbook = ruleWorkbook({
      Cash: [['Cash of November'], [], ...cells.map((line) => ['', ...line])],
    });
    const again = await desk.remitText('twice.xlsx', workbook);
    expect(
      readCells(again)
        .slice(1, 5)
        .map(([, ...cellsOfRow]) => cellsOfRow),
    ).toEqual(
      once
        .slice(1, 5)
        .map(([, ...cellsOfRow], index) =>
          index === 3 ? [...cellsOfRow.slice(0, -1), 'row 4 has the same order and amount'] : cellsOfRow,
        ),
    );
    expect([await desk.readOwed(), await desk.countRemittances()]).toEqual([balance, postings]);
  });

  it('of a row in another file is double and names the first one; the other rows of the file count', async () => {
    const [first, second] = [await desk.deliver('bbbbb3', 640), await desk.deliver('bbbbb4', 640)];
    await desk.remitText('monday.csv', `order,cash\n${first},640\n`);
    const before = await desk.readOwed();
    const output = await desk.remitText('tuesday.csv', `cash,order,note\n640,${second},x\n640,${first},y\n`);
    expect(output).toMatch(/\n3\tdouble\t[^\n]*booked before: row 2 of monday\.csv, remittance \d+\n/);
    expect(await desk.readOwed()).toBe(before - 640);
  });

  it('of an order with another amount counts for what is left of it, and nothing after that', async () => {
    const order = await desk.deliver('bbbbb5', 640);
    await desk.remitText('part.csv', `order,cash\n${order},600\n`);
    expect(await desk.remitText('rest.csv', `order,cash\n${order},40\n`)).toContain(
      `matched\t${order}\t40\t0`,
    );
    const before = await desk.readOwed();
    expect(await desk.remitText('more.csv', `order,cash\n${order},30\n`)).toContain(
      'nothing more is due of this order',
    );
    expect(await desk.readOwed()).toBe(before);
  });

  it('of a file books an order that was unknown before and is delivered since', async () => {
    const path = desk.writeFile(
      'early.csv',
      `order,cash\nv1-2611xbbbbb6,640\n${await desk.deliver('bbbbb7', 10)},10\n`,
    );
    expect(await desk.remit(path)).toContain('2\tunknown');
    await desk.deliver('bbbbb6', 640);
    const before = await desk.readOwed();
    expect(await desk.remit(path)).toContain('Booked 640 TWD of 1 row');
    expect(await desk.readOwed()).toBe(before - 640);
  });

  it('by two commands at once is booked once', async () => {
    const orders = await Promise.all(['bbbbc1', 'bbbbc2', 'bbbbc3'].map((end) => desk.deliver(end, 100)));
    const path = desk.writeFile(
      'both.csv',
      `order,cash\n${orders.map((order) => `${order},100`).join('\n')}\n`,
    );
    const before = await desk.readOwed();
    const outputs = await Promise.all([desk.remit(path), desk.remit(path)]);
    expect(outputs.filter((output) => output.includes('Booked 300 TWD of 3 rows'))).toHaveLength(1);
    expect(outputs.filter((output) => output.includes('Nothing was booked.'))).toHaveLength(1);
    expect(await desk.readOwed()).toBe(before - 300);
  });
});

describe('a row names its order', () => {
  it('by its number as people write it, by the id of a courier company and by the event of the fleet', async () => {
    const [byNumber, byCompany, byEvent] = [
      await desk.deliver('k7m2qx', 1),
      await desk.deliver('ccccc2', 2),
      await desk.deliver('ccccc3', 3),
    ];
    await sql`insert into external_deliveries (order_id, country, fleet_id, external_id, created_at)
      values (${byCompany}, 'TW', 'main', 'del_17', 1)`.execute(desk.db);
    await sql`insert into fleet_events (country, fleet_id, event_id, order_id, body_hash, status, occurred_at,
        received_at, outcome, body)
      values ('TW', 'main', 'ev-9', ${byEvent}, '', 'DELIVERED', 1, 1, 'applied', '')`.execute(desk.db);
    const output = await desk.remitText(
      'named.csv',
      'Order no.,External reference,Delivery ID,Cash collected\n#K7M-2QX,,,1\n,del_17,,2\n,,ev-9,3\nk7m2qx,del_17,,4\n,,,5\n',
    );
    expect(
      readCells(output)
        .slice(1, 6)
        .map(([, result, order]) => [result, order]),
    ).toEqual([
      ['matched', byNumber],
      ['matched', byCompany],
      ['matched', byEvent],
      ['unknown', 'k7m2qx del_17'],
      ['unknown', ''],
    ]);
    expect(output).toContain(`several orders are named: ${byNumber}, ${byCompany}`);
    expect(output).toContain('the row names no order');
  });

  it('says why an order that exists does not count', async () => {
    const [ofOther, elsewhere] = [
      await desk.deliver('ccccc4', 9, { fleetId: 'night' }),
      await desk.deliver('ccccc5', 900, { vendorId: 'v2' }),
    ];
    await plantOrder(desk.db, {
      orderId: 'v1-open',
      vendorId: 'v1',
      country: 'TW',
      status: 'CANCELLED',
      lines: [],
      cashMinor: 5,
      createdAt: NOW - HOUR,
      endedAt: NOW,
    });
    const output = await desk.remitText(
      'others.csv',
      `order,cash\n${ofOther},9\n${elsewhere},9\nv1-open,5\n`,
    );
    expect(output).toContain(`the cash of ${ofOther} is held by fleet:night, not by main`);
    expect(output).toContain(`${elsewhere} is an order of DE`);
    expect(output).toContain('v1-open (CANCELLED) has no cash in the ledger');
    expect(output).toContain('Nothing was booked.');
  });

  it('or gets a suggestion of the same amount, day and rider, which is not booked', async () => {
    await sql`insert into riders (rider_id, country, name, phone_number, latitude, longitude, updated_at)
      values ('r-1', 'TW', 'Chen Wei', '', 0, 0, 1)`.execute(desk.db);
    const at = Date.parse('2026-11-20T04:00:00Z') / 1000;
    const order = await desk.deliver('ddddd1', 333, { riderId: 'r-1', at });
    await desk.deliver('ddddd2', 333, { at: at + 24 * HOUR });
    const before = await desk.readOwed();
    const output = await desk.remitText(
      'guess.csv',
      'amount,date,rider\n333,2026-11-20,chen wei\n333,2026-11-20,Lin Mei\n334,2026-11-20,Chen Wei\n333,2026-11-20,\n',
    );
    expect(
      readCells(output)
        .slice(1, 5)
        .map((cells) => cells.at(-1)),
    ).toEqual([
      `the row names no order; perhaps ${order}: the same amount, day and rider`,
      'the row names no order',
      'the row names no order',
      `the row names no order; perhaps ${order}: the same amount and day`,
    ]);
    expect(await desk.readOwed()).toBe(before);
  });
});

describe('a file as people write it', () => {
  it('is read with semicolons, a byte-order mark and German headings in another order', async () => {
    const order = await desk.deliver('eeeee1', 123_450, { vendorId: 'v2' });
    const content = `\uFEFFFahrer;Kassiert;Währung;Bestellnummer\r\nAnna;1.234,50;EUR;${order}\r\n`;
    expect(await desk.remitText('excel.csv', content, 'de')).toContain(`2\tmatched\t${order}\t1234.50\t0.00`);
  });

  it('is read with Arabic headings and digits', async () => {
    const order = await desk.deliver('eeeee2', 5_750, { vendorId: 'v3' });
    const content = `المبلغ المحصل,رقم الطلب\n٥٫٧٥٠ د.ك,${order}\n`;
    expect(await desk.remitText('kuwait.csv', content, 'kw')).toContain(`2\tmatched\t${order}\t5.750\t0.000`);
  });

  it('is read from a workbook below a title, with numbers', async () => {
    const order = await desk.deliver('eeeee3', 1_250, { vendorId: 'v2' });
    const cells = [['Cash, week 48'], [], ['Amount', 'Driver', 'Order #'], [12.5, 'Anna', order]];
    expect(await desk.remitText('week.xlsx', ruleWorkbook({ Cash: cells }), 'de')).toContain(
      `4\tmatched\t${order}\t12.50\t0.00`,
    );
  });
});

it('a remittance on a closed day counts on the first open one', async () => {
  const order = await desk.deliver('ggggg1', 77, { vendorId: 'v3' });
  const path = desk.writeFile('late.csv', `order,cash\n${order},0.077\n`);
  const run = (...args: string[]) => chooseRun(args, NOW + 24 * HOUR)(desk.db);
  await run('close', '2026-11-30', '--country', 'kw');
  await desk.remit(path, 'kw');
  const { rows } = await sql<{ at: number }>`select min(booked_at)::float8 as at from cash_entries
    where order_id = ${order} and kind = 'remittance'`.execute(desk.db);
  expect(rows[0]?.at).toBe(Date.parse('2026-11-30T21:00:00Z') / 1000);
});

it('all accounts still sum to zero', async () => {
  const { rows } = await sql`select country, sum(amount_minor)::float8 as sum from cash_entries
    group by country order by country`.execute(desk.db);
  expect(rows).toEqual([
    { country: 'DE', sum: 0 },
    { country: 'KW', sum: 0 },
    { country: 'TW', sum: 0 },
  ]);
});
