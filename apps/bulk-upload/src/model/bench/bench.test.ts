import { WORKBOOK_LIMITS } from '@courier/config';
import { mapColumns, missingColumns, parseDelimited, pastedSheet } from '@courier/sheet-reader';
import { describe, expect, it } from '@jest/globals';
import { createBenchModel, change, redo, repairedCells, undo } from './bench';
import { fillDown, pasted } from './bench-steps';
import { carryMended } from './carry-mended';
import { foundPieces, replacements } from './find-replace';
import { ORDER_TABLE } from './order-table';

const HEADING = ['電話', 'Value (PKR)', 'Recipient *', 'العنوان', 'delivery_date', 'Color'];
const SHEET = {
  heading: HEADING,
  rows: [
    { number: 2, cells: ['0301', '640', 'Ayesha', 'Block 5', '46346'] },
    { number: 5, cells: ['', '', 'Bilal', 'Keamari Rd.', ''] },
    { number: 6, cells: ['0302', '90', 'Chand', 'keamari', ''] },
  ],
};
const bench = createBenchModel(SHEET, mapColumns(HEADING));
const columnValues = (column: 'customer_name' | 'customer_phone' | 'dropoff_address', of = bench) =>
  of.rows.map(({ values }) => values[column]);

describe('the columns of a sheet', () => {
  it('are found in any order and in several languages; missing ones are listed', () => {
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

  it.each([
    ['Pakistan', ['Consignee Name', 'Mobile #', 'Consignee Address', 'COD Amount (PKR)']],
    ['Kuwait', ['اسم الزبون', 'رقم الجوال', 'عنوان العميل', 'قيمة الطلب']],
    ['Taiwan', ['收件人姓名', '手機號碼', '送貨地址', '代收金額']],
    ['a web shop', ['Shipping Name', 'Shipping Phone', 'Shipping Address1', 'Total']],
  ])('are found by the headings of an export of %s', (_, heading) => {
    expect(mapColumns(heading)).toEqual({
      customer_name: 0,
      customer_phone: 1,
      dropoff_address: 2,
      amount: 3,
    });
  });
});

describe('a bench', () => {
  it('keeps the row numbers and cells of the sheet', () => {
    expect(bench.rows.map(({ number }) => number)).toEqual([2, 5, 6]);
    expect(bench.rows[0]?.values).toMatchObject({
      customer_name: 'Ayesha',
      delivery_date: '46346',
      unit: '',
    });
  });

  it('undoes and redoes steps, and clears the redo history after a new step', () => {
    const first = change(bench, [{ row: 0, column: 'customer_name', text: 'Aisha' }]);
    const second = change(first, [
      { row: 1, column: 'customer_name', text: 'Billal' },
      { row: 2, column: 'customer_name', text: 'Chaand' },
    ]);
    expect(repairedCells(second, ORDER_TABLE.columns)).toBe(3);
    expect(columnValues('customer_name', undo(second))).toEqual(['Aisha', 'Bilal', 'Chand']);
    expect(columnValues('customer_name', redo(undo(second)))).toEqual(['Aisha', 'Billal', 'Chaand']);
    expect(undo(undo(undo(second))).rows).toEqual(bench.rows);
    const other = change(undo(second), [{ row: 2, column: 'customer_name', text: 'C' }]);
    expect(redo(other)).toEqual(other);
    expect(change(bench, [{ row: 0, column: 'customer_name', text: 'Ayesha' }])).toBe(bench);
  });

  it('fills down into empty or wrong cells', () => {
    const problems = ({ number }: { number: number }) =>
      number === 6 ? [{ column: 'customer_phone' as const, key: 'validation.phone-incorrect' }] : [];
    const filled = change(bench, fillDown(bench, { row: 0, column: 'customer_phone' }, [1, 2], problems));
    expect(columnValues('customer_phone', filled)).toEqual(['0301', '0301', '0301']);
    const kept = fillDown(bench, { row: 0, column: 'customer_name' }, [1, 2], problems);
    expect(kept).toEqual([]);
  });

  it('finds literal text in one column or all columns and replaces it', () => {
    const find = (find: string, matchCase: boolean, by = 'Harbour') =>
      replacements(bench, { find, matchCase, column: null }, by, ORDER_TABLE).map(({ text }) => text);
    expect(find('keamari', false)).toEqual(['Harbour Rd.', 'Harbour']);
    expect(find('keamari', true, '$&')).toEqual(['$&']);
    expect(find('.', false, '')).toEqual(['Keamari Rd']);
    expect(
      replacements(bench, { find: 'a', matchCase: false, column: 'customer_phone' }, '', ORDER_TABLE),
    ).toEqual([]);
    expect(find('', false)).toEqual([]);
  });
});

describe('pasted text', () => {
  it('is split at tabs, commas or semicolons, with quotes', () => {
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

  it('is read with old Mac line ends, a declared separator, or vertical bars', () => {
    const lines = [
      ['Name', 'Note'],
      ['Ali', 'x\ny'],
    ];
    expect(parseDelimited('Name,Note\rAli,"x\ry"\r')).toEqual(lines);
    expect(parseDelimited('sep=;\r\nName;Note\r\nAli;"x\r\ny"\r\n')).toEqual(lines);
    expect(parseDelimited('Name|Note\nAli|"x\ny"')).toEqual(lines);
  });

  it('fills only the rows shown', () => {
    expect(pasted([['x', 'y'], ['z']], [4], 14, ORDER_TABLE)).toEqual([
      { row: 4, column: 'longitude', text: 'x' },
    ]);
  });

  it('keeps to the limits of a workbook; more rows make several files', () => {
    const sheetText = (rows: number, cell = 'a') => `heading\n${`${cell}\n`.repeat(rows)}`;
    const pasteErrorCode = (pasted: string) => {
      try {
        return pastedSheet(pasted).rows.length;
      } catch (error) {
        return (error as { code?: string }).code;
      }
    };
    expect(pasteErrorCode('heading')).toBe('no-rows');
    expect(pasteErrorCode(sheetText(100_000))).toBe(100_000);
    expect(pasteErrorCode(sheetText(100_001))).toBe('too-many-rows');
    expect(pasteErrorCode(sheetText(1, 'a,'.repeat(WORKBOOK_LIMITS.columns)))).toBe('too-many-columns');
    expect(pasteErrorCode(sheetText(1, 'a'.repeat(2001)))).toBe('cell-too-long');
  });
});

describe('rows read again with other columns', () => {
  const changed = change(bench, [
    { row: 0, column: 'customer_name', text: 'Aisha' },
    { row: 0, column: 'dropoff_address', text: 'Block 6' },
    { row: 1, leftOut: true },
  ]);

  it('keep repairs in unchanged columns and stay left out', () => {
    // The address now comes from the colour column.
    const again = createBenchModel(SHEET, { ...mapColumns(HEADING), dropoff_address: 5 });
    const [first, second, third] = carryMended(changed.rows, again.rows);
    expect(first?.values).toMatchObject({ customer_name: 'Aisha', dropoff_address: '' });
    expect(first?.original.customer_name).toBe('Ayesha');
    expect(second?.leftOut).toBe(true);
    expect(third).toBe(again.rows[2]);
  });
});

describe('search in a text', () => {
  it.each([
    ['Keamari Rd. (old)', 'rd. (', false, ['Keamari ', 'Rd. (', 'old)']],
    ['Keamari Rd.', 'rd.', true, undefined],
    ['شارع سالم', 'سالم', false, ['شارع ', 'سالم', '']],
    ['aXbXc', 'x', false, ['a', 'X', 'b', 'X', 'c']],
    ['Keamari', '', false, undefined],
  ])('splits %j at the matches of %j', (text, find, matchCase, pieces) => {
    expect(foundPieces(text, { find, matchCase })).toEqual(pieces);
  });
});
