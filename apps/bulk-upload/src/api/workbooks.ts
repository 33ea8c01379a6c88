import type { Sheet, SheetGlance, SheetRow } from '@courier/sheet-reader';
import type { CellProblem, RowRules } from '../model/bench/check-row';
import { UnreadableWorkbook } from '../model/file/unreadable-workbook';
import type { SheetLook, WrittenRow } from '../model/result/written-sheet';
import type { CheckedRow, WorkbookTask } from './workbook-task';
import { withTasks, type WorkbookTasks } from './workbook-tasks';

/** Rows per message, small enough to keep the page responsive. */
const SLICE_ROWS = 1000;
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const sliceRows = <T>(items: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(items.length / SLICE_ROWS) }, (_, index) =>
    items.slice(index * SLICE_ROWS, (index + 1) * SLICE_ROWS),
  );

async function requestSheet(tasks: WorkbookTasks, task: WorkbookTask): Promise<Sheet> {
  const rows: SheetRow[] = [];
  const answer = await tasks.send(task, (part) => {
    if ('part' in part) rows.push(...part.part);
  });
  if (!('heading' in answer)) throw new UnreadableWorkbook('not-xlsx');
  const { heading, headingNumber, above, separator } = answer;
  return { heading, headingNumber, above, rows, ...(separator !== undefined && { separator }) };
}

/** The first rows of all sheets resolve before the whole first sheet. */
export interface FileBeingRead {
  /** @throws UnreadableWorkbook */
  sheets: Promise<SheetGlance[]>;
  /** @throws UnreadableWorkbook */
  first: Promise<Sheet>;
}

export function readFile(content: () => Promise<Uint8Array>): FileBeingRead {
  let glanced: (sheets: SheetGlance[]) => void = () => undefined;
  const seen = new Promise<SheetGlance[]>((resolve) => (glanced = resolve));
  const first = withTasks(async (tasks) => {
    const answer = await tasks.send({ open: await content() });
    if ('sheets' in answer) glanced(answer.sheets);
    const sheet = await requestSheet(tasks, { read: null });
    performance.mark?.('courier:file-read');
    return sheet;
  });
  const sheets = Promise.race([seen, first.then(() => seen)]);
  // Avoids an unhandled rejection when a caller awaits only one of the two promises.
  for (const each of [first, sheets]) each.catch(() => undefined);
  return { sheets, first };
}

/**
 * Reads a sheet of a workbook; `null` means the first.
 * @throws UnreadableWorkbook
 */
export const readSheet = (content: Uint8Array, name: string | null = null): Promise<Sheet> =>
  withTasks(async (tasks) => {
    await tasks.send({ open: content });
    return requestSheet(tasks, { read: name });
  });

/**
 * Reads text copied from a spreadsheet, or CSV.
 * @param separator chosen by the user; by default the one that fits best
 * @throws UnreadableWorkbook
 */
export const readText = (text: string, separator?: string): Promise<Sheet> =>
  withTasks((tasks) => requestSheet(tasks, { split: text, separator }));

/** @throws UnreadableWorkbook */
export const writeSheet = (rows: readonly WrittenRow[], look: SheetLook, name: string): Promise<File> =>
  withTasks(async (tasks) => {
    for (const add of sliceRows(rows)) await tasks.send({ add });
    const answer = await tasks.send({ write: look });
    if (!('bytes' in answer)) throw new UnreadableWorkbook('not-xlsx');
    return new File([answer.bytes as Uint8Array<ArrayBuffer>], name, { type: XLSX });
  });

/** Results by row index. */
export interface CheckedRows {
  problems: (readonly CellProblem[])[];
  twinKeys: (string | null)[];
}

/**
 * Finds all problems and the duplicate key of each row.
 * @throws UnreadableWorkbook
 */
export const checkRows = (rows: readonly CheckedRow[], rules: RowRules): Promise<CheckedRows> =>
  withTasks(async (tasks) => {
    performance.mark?.('courier:check-begins');
    await tasks.send({ rules });
    const checked: CheckedRows = { problems: [], twinKeys: [] };
    for (const slice of sliceRows(rows)) {
      const check = slice.map((row) => {
        const { values, original, refusal } = row;
        return row.numbers
          ? { values, original, refusal, numbers: row.numbers }
          : { values, original, refusal };
      });
      const answer = await tasks.send({ check });
      if (!('problems' in answer)) throw new UnreadableWorkbook('not-xlsx');
      checked.problems.push(...answer.problems);
      checked.twinKeys.push(...answer.twinKeys);
    }
    performance.mark?.('courier:rows-checked');
    return checked;
  });
