import { withoutGuard } from '@courier/api-client/export-file';
import { countryConfig, type CountryCode } from '@courier/config';
import {
  findColumns,
  REMITTANCE_COLUMNS,
  REMITTANCE_HEADINGS,
  type RemittanceColumn,
} from '@courier/sheet-reader';
import { isTotalRow } from '@courier/sheet-reader/workbook';
import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { OperatorFileError, type FileProblem } from '../../../platform/operator-files/file-error';
import { readSheets, type SheetLine } from '../../../platform/operator-files/read-sheets';
import { chooseTable, type RemittanceTable } from './choose-table';
import { isOwnCurrency, readRowAmount } from './read-row-amount';
import { MOST_ROWS, REFERENCE_COLUMNS, type RemittanceFile, type RemittanceRow } from './remittance-file';

/**
 * Reads the cash that a fleet hands in from a CSV or XLSX file.
 * @throws OperatorFileError that names each row that cannot be used; then nothing of the file is used
 */
export async function readRemittanceFile(file: string, country: CountryCode): Promise<RemittanceFile> {
  const isHeading = (cell: string) =>
    Object.keys(findColumns({ heading: [cell], rows: [] }, REMITTANCE_HEADINGS).mapping).length > 0;
  const table = chooseTable(file, await readSheets(file, isHeading));
  const totals = table.lines.filter(({ cells }) => isTotalRow(cells));
  const lines = table.lines.filter(({ cells }) => !isTotalRow(cells));
  if (lines.length === 0)
    throw new OperatorFileError(file, [{ problem: 'it has no row below the headings' }]);
  if (lines.length > MOST_ROWS)
    throw new OperatorFileError(file, [
      { problem: `it has ${lines.length} rows and may have ${MOST_ROWS}; divide it` },
    ]);
  const problems: FileProblem[] = [];
  const rows = lines.flatMap((line) => readRow(line, table, country, problems));
  if (problems.length > 0) throw new OperatorFileError(file, problems);
  return {
    name: basename(file),
    sha256: hashRows(rows),
    rows,
    totals: totals.map((line) => {
      const amount = readAmountCell(line, table, country);
      return { number: line.number, amountMinor: typeof amount === 'number' ? amount : null };
    }),
  };
}

const cellIn = ({ cells }: SheetLine, { columns }: RemittanceTable, column: RemittanceColumn): string =>
  withoutGuard(cells[columns[column] ?? -1] ?? '');

const readAmountCell = (line: SheetLine, table: RemittanceTable, country: CountryCode) =>
  readRowAmount(cellIn(line, table, 'amount'), line.numeric.has(table.columns.amount ?? -1), country);

function readRow(
  line: SheetLine,
  table: RemittanceTable,
  country: CountryCode,
  problems: FileProblem[],
): RemittanceRow[] {
  const { number } = line;
  const ofLayout = listLayoutProblems(line, table);
  const currency = cellIn(line, table, 'currency');
  const amount = readAmountCell(line, table, country);
  if (ofLayout.length > 0) problems.push(...ofLayout);
  else if (currency !== '' && !isOwnCurrency(currency, country))
    problems.push({
      line: number,
      column: 'currency',
      value: currency,
      problem: `cash in ${country} is ${countryConfig(country).isoCurrency}`,
    });
  else if (typeof amount === 'string')
    problems.push({ line: number, column: 'amount', value: cellIn(line, table, 'amount'), problem: amount });
  else
    return [
      {
        number,
        references: REFERENCE_COLUMNS.map((column) => cellIn(line, table, column)).filter(Boolean),
        amountMinor: amount,
        collectedOn: cellIn(line, table, 'collected_on'),
        rider: cellIn(line, table, 'rider'),
      },
    ];
  return [];
}

/** What a spreadsheet shows where it has no value. */
const ERROR_CELL = /^#[A-Z/0]+[!?]?$/;

function listLayoutProblems(
  { number: line, cells, formulas, isHidden }: SheetLine,
  { columns, width }: RemittanceTable,
): FileProblem[] {
  if (isHidden) return [{ line, problem: 'the row is hidden in the spreadsheet; show it or delete it' }];
  if (cells.slice(width).some((cell) => cell !== ''))
    return [
      { line, problem: 'it has more cells than headings; a separator inside a cell needs quotation marks' },
    ];
  return REMITTANCE_COLUMNS.flatMap((column): FileProblem[] => {
    const place = columns[column] ?? -1;
    const value = cells[place] ?? '';
    if (formulas.has(place) || value.startsWith('='))
      return [{ line, column, value, problem: 'the cell is a formula; paste its value instead' }];
    return ERROR_CELL.test(value)
      ? [{ line, column, value, problem: 'the spreadsheet has no value here' }]
      : [];
  });
}

const hashRows = (rows: readonly RemittanceRow[]): string =>
  createHash('sha256')
    .update(JSON.stringify(rows.map(({ number: _number, ...content }) => content)))
    .digest('hex');
