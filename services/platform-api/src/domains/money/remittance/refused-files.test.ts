import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ruleWorkbook, type WorkbookCell } from '../../../testing/inputs/rule-workbook';
import { NOW, openCashDesk, type CashDesk } from '../../../testing/money/cash-desk';
import { chooseRun } from '../cash-command/choose-run';

let desk: CashDesk;
beforeAll(async () => {
  desk = await openCashDesk();
});
afterAll(() => desk.close());

const HEAD = ['order', 'cash', 'currency'];
const workbook = (...rows: WorkbookCell[][]) => ruleWorkbook({ Cash: [HEAD, ...rows] });

describe('nothing of a file is booked', () => {
  const REFUSED: Readonly<Record<string, readonly [(order: string) => string | Buffer, string]>> = {
    'with an amount of more decimals than its currency has': [
      (order) => `order,cash\n${order},12.50\nv2-x,12.345\n`,
      'line 3, amount "12.345": EUR has 2 decimals: write 12345 or 12.35',
    ],
    'with such a number in a workbook': [
      (order) => workbook([order, 12.5], ['v2-x', 12.345]),
      'line 3, amount "12.345": EUR has 2 decimals, and 12.345 has 3.',
    ],
    'with a foreign currency in its column': [
      (order) => `order,cash,currency\n${order},12.50,EUR\nv2-x,12.50,USD\n`,
      'line 3, currency "USD": cash in DE is EUR',
    ],
    'with a foreign currency beside the amount': [
      (order) => `order,cash\n${order},12.50\nv2-x,12.50 PLN\n`,
      'line 3, amount "12.50 PLN": "PLN" is not EUR',
    ],
    'with a formula': [
      (order) => workbook([order, 12.5], ['v2-x', { t: 'n', v: 12.5, f: 'B2' }]),
      'line 3, amount "12.5": the cell is a formula',
    ],
    'with a formula in a text file': [
      (order) => `order,cash\n${order},12.50\nv2-x,=B2\n`,
      'line 3, amount "=B2": the cell is a formula',
    ],
    'without an amount': [
      (order) => `order,cash\n${order},12.50\nv2-x,\n`,
      'line 3, amount "": the amount is missing',
    ],
    'with a negative amount': [
      (order) => `order,cash\n${order},12.50\nv2-x,-3\n`,
      'line 3, amount "-3": it is no amount of EUR; what is taken back is booked with hand-in',
    ],
    'with a negative number in a workbook': [
      (order) => workbook([order, 12.5], ['v2-x', -3]),
      'line 3, amount "-3": a negative amount is booked with hand-in',
    ],
    'with an unquoted separator': [
      (order) => `order,cash\n${order},1,280\n`,
      'line 2: it has more cells than headings',
    ],
    'with a hidden row': [
      (order) => ruleWorkbook({ Cash: [HEAD, [order, 12.5], [order, 3]] }, { hidden: [3] }),
      'line 3: the row is hidden in the spreadsheet',
    ],
    'with two columns of amounts': [
      (order) => `order,order total,cash collected\n${order},12.50,12.00\n`,
      'line 1: "cash collected" and "order total" can be the amount that is handed in',
    ],
    'with two sheets of amounts': [
      (order) => ruleWorkbook({ Mon: [HEAD, [order, 12.5]], Tue: [HEAD, [order, 12.5]] }),
      'several sheets have amounts of orders: Mon, Tue',
    ],
    'without a column of orders': [(order) => `shop,cash\n${order},12.50\n`, 'its headings are shop, cash'],
    'without rows': [() => 'order,cash\nTotal,12.50\n', 'it has no row below the headings'],
    'of another type': [() => Buffer.from('89504e470d0a1a0affd8ff00', 'hex'), 'its letters are not UTF-8'],
    'with more than 20,000 rows': [
      (order) => `order,cash\n${order},12.50\n${'v2-x,1\n'.repeat(20_000)}`,
      'it has 20001 rows and may have 20000; divide it',
    ],
  };

  let order: string;
  beforeAll(async () => {
    order = await desk.deliver('fffff1', 1_250, { vendorId: 'v2' });
  });

  it.each(Object.entries(REFUSED))('%s', async (_name, [write, message]) => {
    const postings = await desk.countRemittances();
    await expect(desk.remitText('refused.csv', write(order), 'de')).rejects.toThrow(message);
    expect(await desk.countRemittances()).toBe(postings);
  });

  it('and each of its wrong rows is named', async () => {
    const content = 'order,cash\nv2-x,12.345\nv2-y,free\nv2-z,1.00\n';
    await expect(desk.remitText('rows.csv', content, 'de')).rejects.toThrow(
      /line 2, amount [^]*\n.*line 3, amount "free"/,
    );
  });

  it('of a fleet that has no cash', async () => {
    const path = desk.writeFile('fleet.csv', `order,cash\n${order},12.50\n`);
    const run = chooseRun(['remit', path, '--fleet', 'mian', '--country', 'de'], NOW);
    await expect(run(desk.db)).rejects.toThrow('The database has no cash of a fleet mian in DE.');
  });
});
