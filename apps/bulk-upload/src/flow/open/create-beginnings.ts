import { newIdempotencyKey } from '@courier/api-client';
import { remoteStorage } from '@courier/shell-api/hooks';
import type { Mapping, Sheet } from '@courier/sheet-reader';
import { rememberColumns } from '../../api/columns-memory';
import { readText } from '../../api/workbooks';
import type { DraftHead } from '../../model/bench/draft';
import { UnreadableWorkbook } from '../../model/file/unreadable-workbook';
import type { BulkSayings, BulkState, ChosenFile } from '../steps/bulk-state';
import type { Steps } from '../steps/create-steps';
import { rowsToStartFrom } from './kept-files';
import { draftRows } from './left-rows';
import { openJobRows, openMapped, openRows, openSheet, readSheetFile } from './open-bench';
import { openDecoded } from './open-text';
import type { BulkServices } from '../job/place-job';

export function createBeginnings(services: BulkServices, steps: Steps, say: () => BulkSayings) {
  const { state, backTo, track } = steps;
  const { notifications } = services.ports;

  function requestFileAfter(what: 'lost' | 'placed'): BulkState {
    notifications.show({ type: 'info', message: say().draft(what) });
    return { step: 'AskExcelFile', problem: null };
  }

  return {
    /** Opens pasted text or CSV; returns the error when it is invalid. */
    paste: async (name: string, text: string): Promise<UnreadableWorkbook | null> => {
      try {
        const sheet = await readText(text);
        track('file-upload-error', () => openSheet(services, name, sheet, text));
        return null;
      } catch (error) {
        if (error instanceof UnreadableWorkbook) return error;
        throw error;
      }
    },

    useEncoding: ({ name, bytes }: { name: string; bytes: Uint8Array }, encoding: string) =>
      track('file-upload-error', () => openDecoded(services, name, bytes, encoding)),

    useSheet: (file: ChosenFile, name: string) =>
      track('file-upload-error', async () =>
        openSheet(services, file.name, await readSheetFile(file.source, name)),
      ),

    /** Remembers the chosen columns. */
    useColumns: (name: string, sheet: Sheet, mapping: Mapping) => {
      const { now } = state.getState();
      const before = now.step === 'ChooseColumns' ? now.bench : undefined;
      const { local } = remoteStorage(services.ports);
      rememberColumns(local, services.vendorId, services.table, sheet, mapping);
      track('file-upload-error', () => openMapped(services, name, sheet, mapping, before));
    },

    /** Returns to the choice of columns; repairs are kept. */
    chooseColumns: () => {
      const { now } = state.getState();
      if (now.step !== 'RepairRows' || !now.from) return;
      const { name, from, draft } = now;
      const { rows } = now.bench.state.getState().bench;
      steps.go({ step: 'ChooseColumns', name, ...from, isRemembered: false, bench: { rows, draft } });
    },

    startFrom: (head: DraftHead) =>
      track('view-details-error', async () => {
        const rows = await rowsToStartFrom(services, head);
        if (!rows) return requestFileAfter('lost');
        const { name, headings } = head;
        return openRows(services, { id: newIdempotencyKey(), jobId: null, name, headings }, rows);
      }),

    /** Continues a draft without the rows that were placed. */
    goOn: (head: DraftHead) =>
      track('view-details-error', async () => {
        const rows = await draftRows(services, head);
        if (rows === null) return requestFileAfter('lost');
        return rows.length > 0 ? openRows(services, head, rows) : requestFileAfter('placed');
      }),

    /** @param isPinReview whether to show the pins first, not the wrong rows */
    repair: (isPinReview = false) => {
      const { now } = state.getState();
      if (!('jobId' in now) || now.file === null) return;
      const { file, jobId, draftId } = now;
      track('view-details-error', async (signal) => {
        try {
          const opened = await openJobRows(services, file, { id: draftId, jobId });
          return opened.step === 'RepairRows' && isPinReview ? { ...opened, isPinReview } : opened;
        } catch (error) {
          return backTo(now, 'view-details-error', signal)(error);
        }
      });
    },
  };
}
