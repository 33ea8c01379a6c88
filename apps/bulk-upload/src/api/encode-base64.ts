import { readBase64 } from './read-file';

const inWorker = (file: Blob): Promise<Blob | null> =>
  new Promise((resolve) => {
    const worker = new Worker(
      // The `-worker` suffix keeps the chunk in one file: the content security policy of a worker blocks other scripts.
      /* webpackChunkName: "base64-worker" */ new URL('./base64-worker.ts', import.meta.url),
    );
    const finishEncoding = (text: Blob | null) => {
      worker.terminate();
      resolve(text);
    };
    worker.onmessage = ({ data }: MessageEvent<Blob | null>) => finishEncoding(data);
    worker.onerror = () => finishEncoding(null);
    worker.postMessage(file);
  });

/**
 * Encodes a file in base64, in a worker where possible, because several megabytes of text would block the page.
 * @throws DOMException when the file is no longer readable, e.g. because it was moved
 */
export async function encodeBase64(file: Blob): Promise<Blob> {
  const text = typeof Worker === 'undefined' ? null : await inWorker(file);
  return text ?? readBase64(file);
}
