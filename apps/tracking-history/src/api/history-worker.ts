import { writeWorkbook, type SheetRows } from './write-workbook';

const scope = globalThis as unknown as {
  onmessage: ((event: MessageEvent<{ rows: SheetRows; name: string }>) => void) | null;
  postMessage(answer: { bytes: Uint8Array } | { fault: string }): void;
};

scope.onmessage = ({ data }) => {
  try {
    scope.postMessage({ bytes: writeWorkbook(data.rows, data.name) });
  } catch (error) {
    scope.postMessage({ fault: String(error) });
  }
};
