import { describe, expect, it } from '@jest/globals';
import { utils, write } from 'xlsx';
import { rawWorkbook, sheetXml, textCell } from '../testing/raw-workbook';
import { openWorkbook } from './read-workbook';

const HEADING = ['customer_name', 'dropoff_address', 'amount'];
const buildAddressRows = (count: number, name: string) =>
  Array.from({ length: count }, (_, row) => [`${name} ${row % 7}`, `Block ${row}, Clifton, Karachi`, row]);

/** A workbook of two sheets with a shared string table, as spreadsheet programs write it. */
function withTable(): Uint8Array {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([HEADING, ...buildAddressRows(90, 'Bilal')]), 'saturday');
  utils.book_append_sheet(book, utils.aoa_to_sheet([HEADING, ...buildAddressRows(300, 'بلال')]), 'sunday');
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx', bookSST: true }) as ArrayBuffer);
}

describe('the first rows of a workbook', () => {
  it('are read for every sheet although the rest is cut off', () => {
    const opened = openWorkbook(withTable());
    const [saturday, sunday] = opened.glance();
    for (const first of [saturday, sunday]) {
      const whole = opened.sheet(first?.name ?? '');
      expect(first?.heading).toEqual(whole.heading);
      expect(first?.rows).toEqual(whole.rows.slice(0, 40));
    }
    expect(opened.sheet('sunday').rows).toHaveLength(300);
  });

  it('are read from a sheet whose tags have a prefix', () => {
    const sheetRow = (row: number) => `<row r="${row}">${textCell(`A${row}`, `Asim ${row}`)}</row>`;
    const lines = Array.from({ length: 60 }, (_, row) => sheetRow(row + 1)).join('');
    const prefixed = sheetXml(lines).replace(/<(\/?)(worksheet|sheetData|row|c|is|t)\b/g, '<$1x:$2');
    const [sheet] = openWorkbook(rawWorkbook(prefixed)).glance();
    expect(sheet?.rows.map(({ cells }) => cells[0]).slice(0, 3)).toEqual(['Asim 2', 'Asim 3', 'Asim 4']);
    expect(sheet?.rows).toHaveLength(40);
  });
});
