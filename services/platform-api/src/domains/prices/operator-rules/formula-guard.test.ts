import { afterAll, expect, it } from '@jest/globals';
import { ruleFolder } from '../../../testing/inputs/rule-folder';
import { ruleCsv } from './rule-file';
import { readRuleRows } from './rule-rows';

const folder = ruleFolder();
afterAll(folder.remove);

const COLUMNS = ['country', 'item'] as const;
const FORMULAS = [
  '=1+1',
  '=cmd|calc!A1',
  '+886 2',
  '@SUM(A1)',
  '-2+3',
  '；=1',
  'tea;=1',
  '＝1',
  "'tea",
  'tea',
];

it('an exported rule file has no formula, and is read again as it was', async () => {
  const rows = FORMULAS.map((item) => ({ country: 'TW', item }));
  const content = ruleCsv(COLUMNS, rows);
  expect(content.split('\n').filter((line) => /,"?[=+@＝-]/u.test(line))).toEqual([]);
  const read = await readRuleRows(folder.write('rules.csv', content), {
    columns: COLUMNS,
    required: COLUMNS,
  });
  expect(read.map(({ cells }) => cells['item'])).toEqual(FORMULAS);
});

it('a negative number of a rule file stays a number', () => {
  expect(ruleCsv(COLUMNS, [{ country: 'TW', item: '-2.5' }])).toBe('country,item\nTW,-2.5\n');
});
