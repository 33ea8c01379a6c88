import { NEEDED_BULK_COLUMNS } from '@courier/api-client';
import { LIMITS } from '@courier/config';
import { plainHeading } from '@courier/sheet-reader';
import { writeSheet } from '../../api/workbooks';
import { meantSheets } from '../../model/bench/choose-sheet';
import { fileProblem, isTextFile } from '../../model/file/file-check';
import { UnreadableWorkbook } from '../../model/file/unreadable-workbook';
import { ORDER_TABLE } from '../../model/bench/order-table';
import { templateLook, templateRows } from '../../model/result/written-sheet';
import type { BulkState, ChosenFile } from '../steps/bulk-state';
import type { Steps } from '../steps/create-steps';
import { chosenFile, openHalf, openSheet, readSheetFile } from './open-bench';
import { openText } from './open-text';
import type { BulkServices } from '../job/place-job';
import { upload } from './upload';

/** The server reads no other names of the needed columns, and refuses the file. */
const namesNeededColumns = (heading: readonly string[]): boolean => {
  const names = new Set(heading.map(plainHeading));
  return [...NEEDED_BULK_COLUMNS].every((column) => names.has(plainHeading(column)));
};

type Bench = Extract<BulkState, { step: 'RepairRows' }>;

export function createUploads(services: BulkServices, steps: Steps) {
  const { state, go, requestFileAgain, backTo, track } = steps;

  /** Uploads a chosen file when only one sheet can contain the orders. */
  async function uploadChosen(file: ChosenFile, signal: AbortSignal): Promise<BulkState> {
    const sheets = await file.sheets().catch((error: unknown) => {
      // Any other file that is unreadable here is left to the server.
      const isEncrypted = error instanceof UnreadableWorkbook && error.code === 'encrypted';
      return isEncrypted ? null : [];
    });
    signal.throwIfAborted();
    if (sheets === null) return { step: 'AskExcelFile', problem: new UnreadableWorkbook('encrypted') };
    const meant = meantSheets(sheets);
    if (meant.length > 1) return { step: 'ChooseSheet', file, sheets: meant };
    const [only] = meant;
    if (only && only !== sheets[0])
      return openSheet(services, file.name, await readSheetFile(file.source, only.name));
    go({ step: 'UploadingExcelFile', file, first: only ?? null, job: null });
    // A file that is unreadable here is left to the server.
    const whole = await file.first().catch(() => null);
    signal.throwIfAborted();
    const isAsTemplate =
      whole?.headingNumber === 1 && whole.rows.every(({ exclusion }) => exclusion === undefined);
    const isReadable = isAsTemplate && namesNeededColumns(whole.heading);
    if (whole && whole.rows.length > 0 && !isReadable) return openSheet(services, file.name, whole);
    return upload(services, { source: file.source, file, draftId: null, confirmed: [] }, signal);
  }

  /** Uploads repaired rows; a failure returns to them. */
  function sendRows(source: File, bench: Bench) {
    const { rows } = bench.bench.state.getState().bench;
    const { headings } = bench.draft;
    const confirmed = rows.filter(({ isConfirmed }) => isConfirmed).map(({ number }) => number);
    const file = {
      name: source.name,
      bytes: source.size,
      rows: async () => rows,
      headings: async () => headings,
    };
    go({ step: 'UploadingExcelFile', file, first: null, job: null });
    track('file-upload-error', (signal) =>
      upload(services, { source, file, draftId: bench.draft.id, confirmed }, signal).catch(
        backTo(bench, 'file-upload-error', signal),
      ),
    );
  }

  return {
    choose: (source: File) => {
      const problem = fileProblem(source);
      if (problem) {
        requestFileAgain(problem);
        return;
      }
      if (isTextFile(source)) {
        track('file-upload-error', () => openText(services, source));
        return;
      }
      const file = chosenFile(source);
      go({ step: 'UploadingExcelFile', file, first: null, job: null });
      track('file-upload-error', (signal) => uploadChosen(file, signal));
    },

    check: () => {
      const { now } = state.getState();
      if (now.step !== 'RepairRows') return;
      const rows = now.bench.state.getState().bench.rows.filter(({ leftOut }) => !leftOut);
      track('file-upload-error', async (signal) => {
        const file = await writeSheet(templateRows(ORDER_TABLE, rows), templateLook(ORDER_TABLE), now.name);
        if (signal.aborted) return null;
        if (file.size > LIMITS.bulkFileBytes && rows.length > 1) return openHalf(services, now);
        sendRows(file, now);
        return null;
      });
    },
  };
}
