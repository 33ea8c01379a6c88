import { createWorkbookTasks } from './do-workbook-task';
import type { WorkbookAnswer, WorkbookTask } from './workbook-task';

const scope = globalThis as unknown as {
  onmessage: ((event: MessageEvent<WorkbookTask>) => void) | null;
  postMessage(answer: WorkbookAnswer): void;
};

const doTask = createWorkbookTasks((answer) => scope.postMessage(answer));
scope.onmessage = ({ data }) => doTask(data);
