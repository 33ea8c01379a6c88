import { LIMITS } from '@courier/config';
import type { SheetRows } from './write-workbook';

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

type Answer = { bytes: Uint8Array } | { fault: string };

/** Runs in a worker, which ends with the task or when the signal aborts. */
function inWorker(rows: SheetRows, name: string, signal: AbortSignal): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(
      // This chunk name keeps the worker in one file: the worker's content security policy forbids loading
      // other scripts.
      /* webpackChunkName: "history-worker" */ new URL('./history-worker.ts', import.meta.url),
    );
    const stop = () => stopWriting(() => reject(signal.reason));
    const timer = setTimeout(
      () => stopWriting(() => reject(new Error('took too long'))),
      LIMITS.exportSheetMs,
    );
    const stopWriting = (settle: () => void) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
      worker.terminate();
      settle();
    };
    signal.addEventListener('abort', stop);
    worker.onmessage = ({ data }: MessageEvent<Answer>) =>
      stopWriting(() => ('bytes' in data ? resolve(data.bytes) : reject(new Error(data.fault))));
    worker.onerror = () => stopWriting(() => reject(new Error('the worker could not be started')));
    worker.postMessage({ rows, name });
  });
}

/**
 * Creates a workbook with one sheet.
 * @throws Error when writing fails, or the reason of the signal
 */
export async function writeSheet(rows: SheetRows, name: string, signal: AbortSignal): Promise<Blob> {
  if (typeof Worker !== 'undefined')
    return new Blob([(await inWorker(rows, name, signal)) as Uint8Array<ArrayBuffer>], { type: TYPE });
  const { writeWorkbook } = await import('./write-workbook');
  return new Blob([writeWorkbook(rows, name) as Uint8Array<ArrayBuffer>], { type: TYPE });
}
