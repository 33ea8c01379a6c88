import { readBase64 } from './read-file';

const inWorker = (file: Blob): Promise<Blob | null> =>
  new Promise((resolve) => {
    const worker = new Worker(
      // A name that ends so keeps it in one file: a worker's policy lets it load no other.
      /* webpackChunkName: "base64-worker" */ new URL('./base64-worker.ts', import.meta.url),
    );
    const end = (text: Blob | null) => {
      worker.terminate();
      resolve(text);
    };
    worker.onmessage = ({ data }: MessageEvent<Blob | null>) => end(data);
    worker.onerror = () => end(null);
    worker.postMessage(file);
  });

/**
 * The bytes of a file in base64, as a text that the page itself never holds: several megabytes of it would hold up
 * whoever uses the page.
 * @throws DOMException when the file cannot be read any more, e.g. because it was moved
 */
export async function base64Of(file: Blob): Promise<Blob> {
  const text = typeof Worker === 'undefined' ? null : await inWorker(file);
  return text ?? readBase64(file);
}
