import {
  findColumns,
  REMITTANCE_HEADINGS,
  toSheet,
  type RemittanceColumn,
  type SheetRow,
} from '@courier/sheet-reader';
import { OperatorFileError } from '../../../platform/operator-files/file-error';
import type { OperatorSheet, SheetLine } from '../../../platform/operator-files/read-sheets';
import { REFERENCE_COLUMNS } from './remittance-file';

type RemittanceColumns = Readonly<Partial<Record<RemittanceColumn, number>>>;

export interface RemittanceTable {
  columns: RemittanceColumns;
  /** Number of cells of the heading line. */
  width: number;
  /** Below the heading. */
  lines: readonly SheetLine[];
}

const TABLES = [REMITTANCE_HEADINGS];

/**
 * The one sheet with an amount and with what names or describes the orders; a title may precede its headings.
 * @throws OperatorFileError for none, for several, and where two columns can be the amount
 */
export function chooseTable(file: string, sheets: readonly OperatorSheet[]): RemittanceTable {
  const tables = sheets.map((sheet) => ({ name: sheet.name, ...readTable(sheet) }));
  const complete = tables.filter(({ columns }) => isComplete(columns));
  const [table, second] = complete;
  if (second) {
    const names = complete.map(({ name }) => name).join(', ');
    throw new OperatorFileError(file, [
      { problem: `several sheets have amounts of orders: ${names}; leave only one` },
    ]);
  }
  if (!table) {
    const headings = tables.flatMap(({ heading }) => heading).filter((cell) => cell !== '');
    throw new OperatorFileError(file, [
      {
        problem: `a column with the amount and one with the order number, the external id, the fleet's id or the day are needed; its headings are ${headings.join(', ') || 'missing'}. Rename them to amount, order_number, external_id, fleet_reference or collected_on`,
      },
    ]);
  }
  if (table.rivals.length > 1) {
    const names = table.rivals.map((place) => `"${table.heading[place] ?? ''}"`).join(' and ');
    throw new OperatorFileError(file, [
      { line: table.line, problem: `${names} can be the amount that is handed in; delete all but one` },
    ]);
  }
  return { columns: table.columns, width: table.heading.length, lines: table.lines };
}

function readTable({ lines }: OperatorSheet) {
  const filled = lines.filter(({ cells }) => cells.some((cell) => cell !== ''));
  const sheet = toSheet(
    filled.map(({ number, cells }): SheetRow => ({ number, cells })),
    TABLES,
  );
  const { heading, headingNumber } = sheet;
  const { mapping, doubts } = findColumns(sheet, REMITTANCE_HEADINGS);
  return {
    heading,
    line: headingNumber ?? 1,
    columns: mapping,
    rivals: doubts.get('amount') ?? [],
    lines: filled.filter(({ number }) => number > (headingNumber ?? 0)),
  };
}

const isComplete = (columns: RemittanceColumns): boolean =>
  columns.amount !== undefined &&
  [...REFERENCE_COLUMNS, 'collected_on' as const].some((column) => columns[column] !== undefined);
