import { UnreadableWorkbook } from '../model/file/unreadable-workbook';
import type { WorkbookAnswer, WorkbookTask } from './workbook-task';

/** A file that takes longer is left to the server. */
const TIMEOUT_MS = 15_000;

export interface WorkbookTasks {
  /**
   * @param onPart receives the messages before the final answer
   * @throws UnreadableWorkbook
   */
  send(task: WorkbookTask, onPart?: (part: WorkbookAnswer) => void): Promise<WorkbookAnswer>;
  end(): void;
}

const startWorker = () =>
  new Worker(
    // The `-worker` suffix keeps the chunk in one file: the content security policy of a worker blocks other scripts.
    /* webpackChunkName: "workbook-worker" */ new URL('./workbook-worker.ts', import.meta.url),
  );

/** Started early, because loading its script takes as long as reading the first rows of a file. */
let spare: Worker | null = null;

/** Starts a worker for the next file. */
export function prepareTasks(): void {
  if (typeof Worker === 'undefined' || spare) return;
  const started = startWorker();
  spare = started;
  started.onerror = () => {
    if (spare === started) spare = null;
  };
}

function inWorker(): WorkbookTasks {
  const worker = spare ?? startWorker();
  spare = null;
  return {
    end: () => worker.terminate(),
    send: (task, onPart) =>
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

/** Fallback without workers. */
async function onPage(): Promise<WorkbookTasks> {
  const { createWorkbookTasks } = await import('./do-workbook-task');
  const answers: WorkbookAnswer[] = [];
  const doTask = createWorkbookTasks((answer) => answers.push(answer));
  return {
    end: () => undefined,
    send: async (task, onPart) => {
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
 * Runs work with a task runner that ends with it.
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
