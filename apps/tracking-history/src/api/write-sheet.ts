import { LIMITS } from '@courier/config';
import type { SheetRows } from './write-workbook';

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

type Answer = { bytes: Uint8Array } | { fault: string };

/** In a thread of its own, which ends with the task or once it is not wanted any more. */
function inWorker(rows: SheetRows, name: string, signal: AbortSignal): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(
      // A name that ends so keeps it in one file: a worker's policy lets it load no other.
      /* webpackChunkName: "history-worker" */ new URL('./history-worker.ts', import.meta.url),
    );
    const stop = () => end(() => reject(signal.reason));
    const timer = setTimeout(() => end(() => reject(new Error('took too long'))), LIMITS.exportSheetMs);
    const end = (settle: () => void) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
      worker.terminate();
      settle();
    };
    signal.addEventListener('abort', stop);
    worker.onmessage = ({ data }: MessageEvent<Answer>) =>
      end(() => ('bytes' in data ? resolve(data.bytes) : reject(new Error(data.fault))));
    worker.onerror = () => end(() => reject(new Error('the worker could not be started')));
    worker.postMessage({ rows, name });
  });
}

/**
 * A workbook with one sheet of these rows.
 * @throws Error when it cannot be written, or the reason of the signal
 */
export async function writeSheet(rows: SheetRows, name: string, signal: AbortSignal): Promise<Blob> {
  if (typeof Worker !== 'undefined')
    return new Blob([(await inWorker(rows, name, signal)) as Uint8Array<ArrayBuffer>], { type: TYPE });
  const { writeWorkbook } = await import('./write-workbook');
  return new Blob([writeWorkbook(rows, name) as Uint8Array<ArrayBuffer>], { type: TYPE });
}
