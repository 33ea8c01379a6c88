import { markedSheet, pastedSheet, type Sheet } from '@courier/sheet-reader';
import { openWorkbook, type OpenedWorkbook } from '@courier/sheet-reader/xlsx';
import { checkBenchRow, type BenchRules } from '../model/bench/check-row';
import { twinKey } from '../model/bench/duplicates';
import type { WrittenRow } from '../model/result/written-sheet';
import { phoneRule } from './phone-numbers';
import { toRefusal, type WorkbookAnswer, type WorkbookTask } from './workbook-task';
import { writeWorkbook } from './write-workbook';

/** Rows per message, small enough to keep the page responsive. */
const PART_ROWS = 1000;

/** Runs tasks in sequence, in a worker or on the main thread. */
export function createWorkbookTasks(say: (answer: WorkbookAnswer) => void): (task: WorkbookTask) => void {
  const added: WrittenRow[] = [];
  let opened: OpenedWorkbook | null = null;
  let rules: BenchRules | null = null;

  function sendRows({ heading, headingNumber = 1, above = [], rows, separator }: Sheet): WorkbookAnswer {
    for (let at = 0; at < rows.length; at += PART_ROWS) say({ part: rows.slice(at, at + PART_ROWS) });
    return {
      heading: [...heading],
      headingNumber,
      above: [...above],
      ...(separator !== undefined && { separator }),
    };
  }

  function runWorkbookTask(task: WorkbookTask): WorkbookAnswer {
    if ('open' in task) {
      opened = openWorkbook(task.open);
      return { sheets: opened.glance() };
    }
    if ('read' in task) return opened === null ? { code: 'not-xlsx' } : sendRows(opened.sheet(task.read));
    if ('split' in task) return sendRows(markedSheet(pastedSheet(task.split, task.separator)));
    if ('write' in task) return { bytes: writeWorkbook(added, task.write) };
    if ('add' in task) {
      for (const row of task.add) added.push(row);
      return { done: true };
    }
    if ('rules' in task) {
      rules = { ...task.rules, isPossiblePhone: phoneRule(task.rules.country) };
      return { done: true };
    }
    const by = rules;
    if (by === null) return { code: 'not-xlsx' };
    return {
      problems: task.check.map((row) => checkBenchRow(row, by)),
      twinKeys: task.check.map(twinKey),
    };
  }

  return (task) => {
    try {
      say(runWorkbookTask(task));
    } catch (error) {
      say(toRefusal(error));
    }
  };
}
