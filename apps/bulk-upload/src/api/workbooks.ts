import type { RowValues } from '../model/bench';
import type { Sheet } from '../model/sheet';
import { codeOf, type WorkbookAnswer, type WorkbookTask } from './workbook-task';

/** A file that takes longer is not read here; the server may still take it. */
const TIMEOUT_MS = 15_000;

/** Why a workbook could not be read here; `code` is one of the reader's, `no-worker` when it could not be started. */
export class UnreadableWorkbook extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** Does one task in a thread of its own, which ends with it. */
function inWorker(task: WorkbookTask): Promise<WorkbookAnswer> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(
      // A name that ends so keeps it in one file: a worker's policy lets it load no other.
      /* webpackChunkName: "workbook-worker" */ new URL('./workbook-worker.ts', import.meta.url),
    );
    const timer = setTimeout(() => end(() => reject(new UnreadableWorkbook('too-large'))), TIMEOUT_MS);
    const end = (settle: () => void) => {
      clearTimeout(timer);
      worker.terminate();
      settle();
    };
    worker.onmessage = ({ data }: MessageEvent<WorkbookAnswer>) => end(() => resolve(data));
    worker.onerror = () => end(() => reject(new UnreadableWorkbook('no-worker')));
    worker.postMessage(task);
  });
}

/** The same on this thread, where there are no workers. */
async function here(task: WorkbookTask): Promise<WorkbookAnswer> {
  const { readWorkbook, writeWorkbook } = await import('./read-workbook');
  try {
    return 'read' in task ? { sheet: readWorkbook(task.read) } : { bytes: writeWorkbook(task.write) };
  } catch (error) {
    return { code: codeOf(error) };
  }
}

async function answerOf(task: WorkbookTask): Promise<Exclude<WorkbookAnswer, { code: string }>> {
  const answer = await (typeof Worker === 'undefined'
    ? here(task)
    : inWorker(task).catch((error: unknown) => {
        if (error instanceof UnreadableWorkbook && error.code === 'no-worker') return here(task);
        throw error;
      }));
  if ('code' in answer) throw new UnreadableWorkbook(answer.code);
  return answer;
}

/**
 * Reads the first sheet of a workbook.
 * @throws UnreadableWorkbook
 */
export async function readSheet(content: Uint8Array): Promise<Sheet> {
  const answer = await answerOf({ read: content });
  if (!('sheet' in answer)) throw new UnreadableWorkbook('not-xlsx');
  return answer.sheet;
}

/**
 * A workbook of the template's columns, in a file of that name.
 * @throws UnreadableWorkbook
 */
export async function writeSheet(
  rows: readonly { number: number; values: RowValues }[],
  name: string,
): Promise<File> {
  const answer = await answerOf({ write: rows.map(({ number, values }) => ({ number, values })) });
  if (!('bytes' in answer)) throw new UnreadableWorkbook('not-xlsx');
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  return new File([answer.bytes as Uint8Array<ArrayBuffer>], name, { type });
}
