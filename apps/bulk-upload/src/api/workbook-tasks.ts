import { UnreadableWorkbook } from '../model/unreadable-workbook';
import type { WorkbookAnswer, WorkbookTask } from './workbook-task';

/** A file that takes longer is not read here; the server may still take it. */
const TIMEOUT_MS = 15_000;

/** Somebody who does tasks, one at a time. */
export interface WorkbookTasks {
  /**
   * @param onPart told of what comes before the answer
   * @throws UnreadableWorkbook
   */
  ask(task: WorkbookTask, onPart?: (part: WorkbookAnswer) => void): Promise<WorkbookAnswer>;
  end(): void;
}

const startWorker = () =>
  new Worker(
    // A name that ends so keeps it in one file: a worker's policy lets it load no other.
    /* webpackChunkName: "workbook-worker" */ new URL('./workbook-worker.ts', import.meta.url),
  );

/** Started before there is anything to do: reading its script takes as long as the first rows of a file. */
let spare: Worker | null = null;

/** Has a thread ready for the next file. */
export function prepareTasks(): void {
  if (typeof Worker === 'undefined' || spare) return;
  const started = startWorker();
  spare = started;
  started.onerror = () => {
    if (spare === started) spare = null;
  };
}

/** A thread of its own. */
function inWorker(): WorkbookTasks {
  const worker = spare ?? startWorker();
  spare = null;
  return {
    end: () => worker.terminate(),
    ask: (task, onPart) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new UnreadableWorkbook('too-large')), TIMEOUT_MS);
        worker.onmessage = ({ data }: MessageEvent<WorkbookAnswer>) => {
          if ('part' in data) {
            onPart?.(data);
            return;
          }
          clearTimeout(timer);
          if ('code' in data) reject(new UnreadableWorkbook(data.code, data.line));
          else resolve(data);
        };
        worker.onerror = () => {
          clearTimeout(timer);
          reject(new UnreadableWorkbook('no-worker'));
        };
        worker.postMessage(task);
      }),
  };
}

/** This thread, where there are no workers. */
async function onPage(): Promise<WorkbookTasks> {
  const { createWorkbookTasks } = await import('./do-workbook-task');
  const answers: WorkbookAnswer[] = [];
  const doTask = createWorkbookTasks((answer) => answers.push(answer));
  return {
    end: () => undefined,
    ask: async (task, onPart) => {
      doTask(task);
      const said = answers.splice(0);
      const answer = said.pop() ?? { code: 'not-xlsx' };
      for (const part of said) onPart?.(part);
      if ('code' in answer) throw new UnreadableWorkbook(answer.code, answer.line);
      return answer;
    },
  };
}

/**
 * Has tasks done by one who ends with them: a thread of its own, or this one where there is none.
 * @throws UnreadableWorkbook
 */
export async function withTasks<T>(work: (tasks: WorkbookTasks) => Promise<T>): Promise<T> {
  const isThreaded = typeof Worker !== 'undefined';
  const tasks = isThreaded ? inWorker() : await onPage();
  try {
    return await work(tasks);
  } catch (error) {
    const isUnstarted = error instanceof UnreadableWorkbook && error.code === 'no-worker';
    if (!isThreaded || !isUnstarted) throw error;
    return await work(await onPage());
  } finally {
    tasks.end();
  }
}
