import { afterAll, expect, it } from '@jest/globals';
import { findProblems, ruleFolder } from '../../../testing/inputs/rule-folder';
import { readAsRules, type SheetKind } from '../../../testing/inputs/rule-kinds';
import { numberCell, ruleWorkbook, type WorkbookSheet } from '../../../testing/inputs/rule-workbook';

const folder = ruleFolder();
afterAll(folder.remove);

const PERCENT = ['country', 'part', 'amount', 'percent', 'mode'];
const RATE = ['country', 'part', 'from_km', 'per', 'amount'];
const VOUCHER = ['country', 'code', 'type', 'value', 'from', 'until'];
const DAY_2026_12_31 = 46_387;
const rateBase = (country: string) => [country, 'base', null, null, 4];
const base = (country: string, amount: number) => [country, 'base', amount];

it.each<[string, SheetKind, WorkbookSheet, readonly string[]]>([
  [
    'a number that is shown without decimals',
    'tariffs',
    [
      ['country', 'part', 'amount'],
      ['DE', 'base', numberCell(4.55, '0')],
    ],
    ['base,,,,,4.55,'],
  ],
  [
    'a number with the sign of thousands',
    'tariffs',
    [
      ['country', 'part', 'amount'],
      ['VN', 'base', numberCell(15_000, '#,##0')],
    ],
    ['base,,,,,15000,'],
  ],
  [
    'a number with the sign of a currency',
    'tariffs',
    [
      ['country', 'part', 'amount'],
      ['DE', 'base', numberCell(4.5, '#,##0.00 "€"')],
    ],
    ['base,,,,,4.5,'],
  ],
  [
    'a number with three decimals',
    'tariffs',
    [
      ['country', 'part', 'amount'],
      ['KW', 'base', numberCell(1.25, '0.000')],
    ],
    ['base,,,,,1.25,'],
  ],
  [
    'a sum with binary rounding',
    'limits',
    [
      ['country', 'limit', 'value'],
      ['SG', 'item_value', 0.1 + 0.2],
    ],
    ['item_value,0.3'],
  ],
  [
    'a rate with three decimals',
    'tariffs',
    [RATE, rateBase('DE'), ['DE', 'distance', 0, 'km', 1.235]],
    ['base', ',km,1.2350,'],
  ],
  [
    'a percentage',
    'tariffs',
    [PERCENT, base('SG', 4), ['SG', 'tax', null, numberCell(0.09, '0%'), 'included']],
    ['base', 'tax,,,,,,9,'],
  ],
  [
    'a percentage with decimals',
    'tariffs',
    [PERCENT, base('SG', 4), ['SG', 'tax', null, numberCell(0.0725, '0.00%'), 'added']],
    ['base', 'tax,,,,,,7.25,'],
  ],
  [
    'a percentage of a style of its own',
    'vouchers',
    [VOUCHER, ['SG', 'TEN', 'percentage', numberCell(0.1, '0.0 %'), null, '2026-12-31']],
    ['TEN,percentage,10,'],
  ],
  [
    'a percentage that is written as text',
    'tariffs',
    [PERCENT, base('SG', 4), ['SG', 'tax', null, '9 %', 'included']],
    ['base', 'tax,,,,,,9,'],
  ],
  [
    'a day',
    'vouchers',
    [VOUCHER, ['SG', 'TEN', 'amount', 1, null, numberCell(DAY_2026_12_31, 'd.m.yyyy')]],
    ['TEN,amount,1,,2026-12-31 23:59,'],
  ],
  [
    'a day with a time',
    'vouchers',
    [VOUCHER, ['SG', 'TEN', 'amount', 1, null, numberCell(DAY_2026_12_31 + 0.75, 'yyyy-mm-dd hh:mm')]],
    ['2026-12-31 18:00,'],
  ],
  [
    'a holiday',
    'hours',
    [
      ['country', 'date', 'hours'],
      ['KW', null, '09:00-22:00'],
      ['KW', numberCell(DAY_2026_12_31, 'm/d/yy'), 'closed'],
    ],
    ['09:00-22:00', '2026-12-31,closed'],
  ],
  [
    'a number as a code',
    'vouchers',
    [VOUCHER, ['SG', 2026, 'amount', 1, null, '2026-12-31']],
    ['SG,2026,amount'],
  ],
])('%s of a workbook counts as what the cell holds', async (_name, kind, sheet, expected) => {
  const lines = (await readAsRules(kind, folder.write('rules.xlsx', ruleWorkbook({ Rules: sheet }))))
    .trimEnd()
    .split('\n')
    .slice(1);
  expect(lines).toHaveLength(expected.length);
  for (const [index, part] of expected.entries()) expect(lines[index]).toContain(part);
});

it.each<[string, SheetKind, WorkbookSheet, string]>([
  [
    'an amount with more decimals than its currency',
    'tariffs',
    [
      ['country', 'part', 'amount'],
      ['VN', 'base', 15.5],
    ],
    'amount "15.5": VND has no decimals; write a whole amount',
  ],
  [
    'a percentage in a column of amounts',
    'tariffs',
    [
      ['country', 'part', 'amount'],
      ['SG', 'base', numberCell(4.5, '0%')],
    ],
    'amount "450%": write an amount of SGD',
  ],
  [
    'a time in a column of amounts',
    'tariffs',
    [
      ['country', 'part', 'amount'],
      ['SG', 'base', numberCell(0.1875, 'h:mm')],
    ],
    'amount "04:30": write an amount of SGD',
  ],
  [
    'a time alone in a column of hours',
    'hours',
    [
      ['country', 'hours'],
      ['KW', numberCell(0.375, 'hh:mm')],
    ],
    'hours "09:00": write two different times such as 09:00-21:30',
  ],
  [
    'days that became a date',
    'hours',
    [
      ['country', 'days', 'hours'],
      ['KW', numberCell(DAY_2026_12_31, 'd-mmm'), '09:00-22:00'],
    ],
    'days "2026-12-31": write days such as mon-fri',
  ],
  [
    'an amount that is text with the sign of thousands',
    'tariffs',
    [
      ['country', 'part', 'amount'],
      ['VN', 'base', '15.000'],
    ],
    'write 15000 or 15',
  ],
  [
    'a truth value',
    'conditions',
    [
      ['country', 'rain', 'demand'],
      ['TW', { t: 'b', v: true }, 'no'],
    ],
    'rain "true": write one of no, yes',
  ],
  [
    'an amount below zero',
    'limits',
    [
      ['country', 'limit', 'value'],
      ['SG', 'item_value', -5],
    ],
    'value "-5": write an amount of SGD',
  ],
  [
    'a very small number',
    'tariffs',
    [RATE, rateBase('SG'), ['SG', 'distance', 0, 'km', 1e-9]],
    'amount "1e-9": write an amount of SGD per kilometre',
  ],
])('%s of a workbook is refused with its line', async (_name, kind, sheet, problem) => {
  const file = folder.write('rules.xlsx', ruleWorkbook({ Rules: sheet }));
  expect(await findProblems(readAsRules(kind, file))).toContain(problem);
});

it.each<[string, SheetKind, string, string]>([
  [
    'decimal commas',
    'tariffs',
    'country;part;from_km;amount\nDE;base;;3,50\nDE;distance;0;0,615\n',
    'base,,,,,3.5',
  ],
  [
    'decimal commas in quotation marks',
    'limits',
    'country,limit,value\nDE,item_value,"1.234,50"\n',
    'item_value,1234.5',
  ],
  ['grouped thousands', 'tariffs', 'country,part,amount\nVN,base,15 000\n', 'base,,,,,15000'],
  ['Arabic digits', 'tariffs', 'country,part,amount\nKW,base,٠٫٧٥٠\n', 'base,,,,,0.75'],
  [
    'fils',
    'vouchers',
    'country,code,type,value,until\nKW,AHLAN,amount,0.250,2026-12-31\n',
    'AHLAN,amount,0.25,',
  ],
])('%s of a text file are understood', async (_name, kind, content, expected) => {
  expect(await readAsRules(kind, folder.write('rules.csv', content))).toContain(expected);
});

it('an unquoted decimal comma is named, because it moves the cells behind it', async () => {
  const file = folder.write('rules.csv', 'country,limit,value\nDE,item_value,300,50\n');
  expect(await findProblems(readAsRules('limits', file))).toBe(
    'rules.csv, line 2 "50": the value is in no column; a comma inside a cell needs quotation marks',
  );
});
