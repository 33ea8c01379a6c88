import { readBase64 } from './read-file';

const scope = globalThis as unknown as {
  onmessage: ((event: MessageEvent<Blob>) => void) | null;
  postMessage(answer: Blob | null): void;
};

scope.onmessage = ({ data }) =>
  void readBase64(data).then(
    (text) => scope.postMessage(text),
    () => scope.postMessage(null),
  );
