import { describe, expect, it } from '@jest/globals';
import { benchOf, change, redo, repairedCells, undo } from './bench';
import { fillDown, pasted } from './bench-steps';
import { parseDelimited, pasteProblem } from './delimited';
import { replacements } from './find-replace';
import { mapColumns, missingColumns } from './map-columns';

const HEADING = ['電話', 'Value (PKR)', 'Recipient *', 'العنوان', 'delivery_date', 'Color'];
const SHEET = {
  heading: HEADING,
  rows: [
    { number: 2, cells: ['0301', '640', 'Ayesha', 'Block 5', '46346'] },
    { number: 5, cells: ['', '', 'Bilal', 'Keamari Rd.', ''] },
    { number: 6, cells: ['0302', '90', 'Chand', 'keamari', ''] },
  ],
};
const bench = benchOf(SHEET, mapColumns(HEADING));
const columnOf = (column: 'customer_name' | 'customer_phone' | 'dropoff_address', of = bench) =>
  of.rows.map(({ values }) => values[column]);

describe('columns', () => {
  it('are found in any order and in several languages; what is missing is named', () => {
    const mapping = mapColumns(HEADING);
    expect(mapping).toEqual({
      customer_phone: 0,
      amount: 1,
      customer_name: 2,
      dropoff_address: 3,
      delivery_date: 4,
    });
    expect(missingColumns(mapping)).toEqual([]);
    expect(missingColumns(mapColumns(['__proto__', 'constructor', 'Phone']))).toEqual([
      'customer_name',
      'dropoff_address',
      'amount',
    ]);
  });
});

describe('a bench', () => {
  it('holds rows under their numbers, with dates written out', () => {
    expect(bench.rows.map(({ number }) => number)).toEqual([2, 5, 6]);
    expect(bench.rows[0]?.values).toMatchObject({
      customer_name: 'Ayesha',
      delivery_date: '2026-11-20',
      unit: '',
    });
  });

  it('takes steps back and forth, and forgets what was ahead when another is taken', () => {
    const first = change(bench, [{ row: 0, column: 'customer_name', text: 'Aisha' }]);
    const second = change(first, [
      { row: 1, column: 'customer_name', text: 'Billal' },
      { row: 2, column: 'customer_name', text: 'Chaand' },
    ]);
    expect(repairedCells(second)).toBe(3);
    expect(columnOf('customer_name', undo(second))).toEqual(['Aisha', 'Bilal', 'Chand']);
    expect(columnOf('customer_name', redo(undo(second)))).toEqual(['Aisha', 'Billal', 'Chaand']);
    expect(undo(undo(undo(second))).rows).toEqual(bench.rows);
    const other = change(undo(second), [{ row: 2, column: 'customer_name', text: 'C' }]);
    expect(redo(other)).toEqual(other);
    expect(change(bench, [{ row: 0, column: 'customer_name', text: 'Ayesha' }])).toBe(bench);
  });

  it('is filled down where cells are empty or wrong', () => {
    const problems = ({ number }: { number: number }) =>
      number === 6 ? [{ column: 'customer_phone' as const, key: 'validation.phone-incorrect' }] : [];
    const filled = change(bench, fillDown(bench, { row: 0, column: 'customer_phone' }, [1, 2], problems));
    expect(columnOf('customer_phone', filled)).toEqual(['0301', '0301', '0301']);
    const kept = fillDown(bench, { row: 0, column: 'customer_name' }, [1, 2], problems);
    expect(kept).toEqual([]);
  });

  it('finds text as it is typed, in one column or all, and puts another in its place', () => {
    const find = (find: string, matchCase: boolean, by = 'Harbour') =>
      replacements(bench, { find, matchCase, column: null }, by).map(({ text }) => text);
    expect(find('keamari', false)).toEqual(['Harbour Rd.', 'Harbour']);
    expect(find('keamari', true, '$&')).toEqual(['$&']);
    expect(find('.', false, '')).toEqual(['Keamari Rd']);
    expect(replacements(bench, { find: 'a', matchCase: false, column: 'customer_phone' }, '')).toEqual([]);
    expect(find('', false)).toEqual([]);
  });
});

describe('pasted text', () => {
  it('is read as tabs, commas or semicolons with quotes', () => {
    expect(parseDelimited('a\tb\r\n1, 2\t"x\ty"')).toEqual([
      ['a', 'b'],
      ['1, 2', 'x\ty'],
    ]);
    expect(parseDelimited('a,b\n"1, ""2""\nx",3\n')).toEqual([
      ['a', 'b'],
      ['1, "2"\nx', '3'],
    ]);
    expect(parseDelimited('a;b;c\n1,5;2;')).toEqual([
      ['a', 'b', 'c'],
      ['1,5', '2', ''],
    ]);
  });

  it('goes into the rows shown, and no further', () => {
    expect(pasted([['x', 'y'], ['z']], [4], 12)).toEqual([{ row: 4, column: 'collection_point', text: 'x' }]);
  });

  it('keeps to the limits of a workbook', () => {
    const line = ['a'];
    expect(pasteProblem([line])).toBe('bulk.no-rows');
    expect(pasteProblem(Array.from({ length: 25_001 }, () => line))).toBeNull();
    expect(pasteProblem(Array.from({ length: 25_002 }, () => line))).toBe('bulk.too-many-rows');
    expect(pasteProblem([line, Array.from({ length: 65 }, () => 'a')])).toBe('bulk.too-many-columns');
    expect(pasteProblem([line, ['a'.repeat(2001)]])).toBe('bulk.cell-too-long');
  });
});
