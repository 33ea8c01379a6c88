import { meantSheets } from '../../model/bench/choose-sheet';
import { fileProblem, isTextFile } from '../../model/file/file-check';
import { UnreadableWorkbook } from '../../model/file/unreadable-workbook';
import type { BulkSayings } from '../steps/bulk-state';
import { createBeginnings } from '../open/create-beginnings';
import type { FlowServices } from '../create-bulk-flow';
import { createSteps } from '../steps/create-steps';
import { chosenFile, openRows, openSheet, readSheetFile } from '../open/open-bench';
import { createOutletSaving } from './create-outlet-saving';
import { locateRows, unlocated } from '../open/outlet-bench';
import { openText } from '../open/open-text';
import type { BulkServices } from '../job/place-job';

export function createOutletFlow(given: FlowServices, say: () => BulkSayings) {
  const steps = createSteps(given, null, say);
  const { state, requestFileAgain, track, backTo } = steps;
  const notifyOfSplit = (files: number) => {
    const message = say().draft('split', files);
    given.ports.notifications.show({ type: 'info', message, durationMs: 0 });
  };
  const services: BulkServices = { ...given, notifyOfJob: () => undefined, notifyOfSplit };
  const saving = createOutletSaving(services, steps);

  return {
    state,
    requestFileAgain,
    ...createBeginnings(services, steps, say),
    dispose: () => {
      saving.stop();
      steps.dispose();
    },

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
      const file = chosenFile(source, services.table);
      track('file-upload-error', async () => {
        const sheets = await file.sheets().catch((error: unknown) => {
          if (error instanceof UnreadableWorkbook && error.code === 'encrypted') return null;
          throw error;
        });
        if (sheets === null) return { step: 'AskExcelFile', problem: new UnreadableWorkbook('encrypted') };
        const meant = meantSheets(sheets, services.table);
        if (meant.length > 1) return { step: 'ChooseSheet', file, sheets: meant };
        return openSheet(services, file.name, await readSheetFile(source, meant[0]?.name ?? null));
      });
    },

    /** Looks up new addresses; saves the good rows when none is left. */
    check: () => {
      const { now } = state.getState();
      if (now.step !== 'RepairRows') return;
      track('file-upload-error', async (signal) => {
        if (unlocated(now.bench).length > 0) {
          await locateRows(services, now.bench, signal).catch(backTo(now, 'file-upload-error', signal));
          return null;
        }
        return saving.save(now);
      });
    },

    /** Stops after the current row; the remaining rows stay a draft. */
    stop: saving.stop,

    repair: () => {
      const { now } = state.getState();
      if (now.step !== 'ShowSavedOutlets' || now.left.length === 0) return;
      const { left, draft, name } = now;
      track('view-details-error', () => openRows(services, { ...draft, name }, left));
    },
  };
}
