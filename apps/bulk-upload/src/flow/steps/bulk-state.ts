import type { BulkJob } from '@courier/api-client';
import type { Mapping, OwnHeadings, Sheet, SheetGlance } from '@courier/sheet-reader';
import type { BenchRow } from '../../model/bench/bench';
import type { OutletOutcome } from '../../model/outlets/outlet-outcome';
import type { UnreadableWorkbook } from '../../model/file/unreadable-workbook';
import type { BenchStore } from '../bench/create-bench';
import type { DraftMark } from '../bench/store-draft';

export interface FileFacts {
  name: string;
  bytes: number;
  /**
   * Reads the rows in table columns on the first call.
   * @throws UnreadableWorkbook
   */
  rows: () => Promise<readonly BenchRow[]>;
  /** Headings of the file; undefined when unknown. */
  headings: () => Promise<OwnHeadings | undefined>;
}

export interface ChosenFile extends FileFacts {
  source: File;
  /**
   * The first rows of each sheet.
   * @throws UnreadableWorkbook
   */
  sheets: () => Promise<readonly SheetGlance[]>;
  /**
   * The whole first sheet.
   * @throws UnreadableWorkbook
   */
  first: () => Promise<Sheet>;
}

export interface ShownJob {
  jobId: string;
  /** Null when this browser has no rows of the job. */
  file: FileFacts | null;
  /** Id of the draft that keeps the rows that cannot be placed. */
  draftId: string;
}

export type BulkState =
  | { step: 'AskExcelFile'; problem: UnreadableWorkbook | null }
  /** Before the upload: a text file does not declare its encoding. */
  | { step: 'ChooseEncoding'; name: string; bytes: Uint8Array; encoding: string }
  /** Before the upload: the heading differs from the template. */
  | {
      step: 'ChooseColumns';
      name: string;
      sheet: Sheet;
      /** The sheet before columns were joined; absent for a sheet opened earlier. */
      unjoined?: Sheet;
      /** The text of the sheet, to split it at another sign; absent for a workbook. */
      text?: string;
      mapping: Mapping;
      /** Whether the mapping comes from an earlier file of the vendor. */
      isRemembered: boolean;
      /** The bench to return to; its repairs are kept. */
      bench?: { rows: readonly BenchRow[]; draft: DraftMark };
    }
  /** Before the upload: several sheets may contain the orders. */
  | { step: 'ChooseSheet'; file: ChosenFile; sheets: readonly SheetGlance[] }
  /** Before the upload: the user repairs rows. */
  | {
      step: 'RepairRows';
      name: string;
      bench: BenchStore;
      draft: DraftMark;
      /** Whether the user opened the rows to check their pins. */
      isPinReview?: boolean;
      /** The sheet of all rows, when it is available. */
      from?: { sheet: Sheet; mapping: Mapping };
    }
  /** The first rows appear as soon as they are read; the job appears while the server checks it. */
  | { step: 'UploadingExcelFile'; file: FileFacts; first: Sheet | null; job: BulkJob | null }
  | ({ step: 'ShowPreprocessResults'; placing: boolean } & ShownJob)
  | ({ step: 'ShowOrderPlacementResults' } & ShownJob)
  | { step: 'SavingOutlets'; name: string; total: number; done: number }
  | {
      step: 'ShowSavedOutlets';
      name: string;
      outcomes: readonly OutletOutcome[];
      left: readonly BenchRow[];
      draft: DraftMark;
    };

export interface BulkSayings {
  error(key: 'file-upload-error' | 'place-order-error' | 'view-details-error'): string;
  success(key: 'place-order-success'): string;
  detail(error: unknown): string;
  /**
   * Messages about a draft: `lost` when its rows are unreadable, `placed` when all are placed, `stays` for the rows
   * that remain, `split` for further files; `outOfSight` when the progress of a job is unknown.
   */
  draft(key: 'lost' | 'placed' | 'stays' | 'split' | 'outOfSight', count?: number): string;
}
