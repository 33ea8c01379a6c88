import { readWorkbook, writeWorkbook } from './read-workbook';
import { codeOf, type WorkbookAnswer, type WorkbookTask } from './workbook-task';

const scope = globalThis as unknown as {
  onmessage: ((event: MessageEvent<WorkbookTask>) => void) | null;
  postMessage(answer: WorkbookAnswer): void;
};

scope.onmessage = ({ data }) => {
  try {
    scope.postMessage(
      'read' in data ? { sheet: readWorkbook(data.read) } : { bytes: writeWorkbook(data.write) },
    );
  } catch (error) {
    scope.postMessage({ code: codeOf(error) });
  }
};
