import { expect, it } from '@jest/globals';
import type { Outcome } from '../test-entry.ts';
import { auditRows, LEDGER, listRows, readLedger } from './requirement-rows.ts';

const test = (title: string, outcome: Outcome = 'passed') => ({
  title,
  file: 'a.test.ts',
  outcome,
  rows: listRows(title),
});

it('reads rows in brackets and leaves other brackets alone', () => {
  expect(listRows('rejects [0, 1] and [a] [REQ-VALID-04, API-ORDER-03] [FLAG-24]')).toEqual([
    'REQ-VALID-04',
    'API-ORDER-03',
    'FLAG-24',
  ]);
  expect(listRows('rejects a list[0]')).toEqual([]);
});

it('accepts a run whose tests name every row', () => {
  expect(auditRows([test('a [FLAG-24]'), test('b [FLAG-25]', 'flaky')], ['FLAG-24', 'FLAG-25'])).toEqual([]);
});

it('fails for a row that no test names, that only a skipped test names, or that is one of many', () => {
  const many = test('all [FLAG-01, FLAG-02, FLAG-03, FLAG-04, FLAG-05, FLAG-06]');
  const ledger = ['FLAG-01', 'FLAG-02', 'FLAG-03', 'FLAG-04', 'FLAG-05', 'FLAG-06', 'FLAG-07', 'FLAG-08'];
  const failures = auditRows([many, test('a [FLAG-08]', 'skipped')], ledger);
  expect(failures.filter(({ file }) => file === LEDGER).map(({ title }) => title)).toEqual(
    ledger.map((row) => `no test that ran names ${row}`),
  );
  expect(failures.filter(({ file }) => file === 'a.test.ts')).toHaveLength(1);
});

it('accepts a table that has a test for each of its rows', () => {
  const ledger = ['FLAG-01', 'FLAG-02', 'FLAG-03', 'FLAG-04', 'FLAG-05', 'FLAG-06'];
  const table = ledger.map((_, index) => test(`case ${index} [${ledger.join(', ')}]`));
  expect(auditRows(table, ledger)).toEqual([]);
  expect(auditRows(table.slice(1), ledger)).not.toEqual([]);
});

it('fails for a name that is no row', () => {
  expect(auditRows([test('a [FLAG-24]'), test('b [FLAG-42]')], ['FLAG-24'])).toEqual([
    { file: 'a.test.ts', title: expect.stringContaining('FLAG-42') },
  ]);
});

it('reads the ids of the ledger, each once', () => {
  const ledger = readLedger();
  expect(ledger).toContain('REQ-VALID-04');
  expect(ledger).toHaveLength(new Set(ledger).size);
  expect(ledger.filter((id) => listRows(`[${id}]`).length !== 1)).toEqual([]);
});
