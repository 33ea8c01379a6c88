import type { BulkJob } from '@courier/api-client';
import type { BenchRow } from '../model/bench';
import type { Mapping, OwnHeadings } from '../model/columns';
import type { OutletOutcome } from '../model/outlet-outcome';
import type { Sheet, SheetGlance } from '../model/sheet';
import type { UnreadableWorkbook } from '../model/unreadable-workbook';
import type { BenchStore } from './create-bench';
import type { DraftMark } from './keep-draft';

/** What is told of a file, and its rows, so that they can be mended. */
export interface FileFacts {
  name: string;
  bytes: number;
  /**
   * All its rows under our columns, read when they are asked for first.
   * @throws UnreadableWorkbook
   */
  rows: () => Promise<readonly BenchRow[]>;
  /** What its columns are called; nothing where that is not known. */
  headings: () => Promise<OwnHeadings | undefined>;
}

/** A file as it was chosen. */
export interface ChosenFile extends FileFacts {
  source: File;
  /**
   * The beginning of each of its sheets.
   * @throws UnreadableWorkbook
   */
  sheets: () => Promise<readonly SheetGlance[]>;
  /**
   * The whole of its first sheet.
   * @throws UnreadableWorkbook
   */
  first: () => Promise<Sheet>;
}

/** A job that is shown. */
export interface ShownJob {
  jobId: string;
  /** Null where its rows are not known in this browser. */
  file: FileFacts | null;
  /** Under which its rows are kept that cannot be placed. */
  draftId: string;
}

export type BulkState =
  | { step: 'AskExcelFile'; problem: UnreadableWorkbook | null }
  /** Before the upload: a text file does not say how its letters are written. */
  | { step: 'ChooseEncoding'; name: string; bytes: Uint8Array; encoding: string }
  /** Before the upload: the heading is not the template's. */
  | {
      step: 'ChooseColumns';
      name: string;
      sheet: Sheet;
      /** As it was read, before columns were joined; absent for one that was opened before. */
      unjoined?: Sheet;
      mapping: Mapping;
      /** Chosen so for an earlier file of the vendor. */
      isRemembered: boolean;
      /** The bench one comes from: what was mended on it stays. */
      bench?: { rows: readonly BenchRow[]; draft: DraftMark };
    }
  /** Before the upload: several sheets may be meant. */
  | { step: 'ChooseSheet'; file: ChosenFile; sheets: readonly SheetGlance[] }
  /** Before the upload: rows are mended. */
  | {
      step: 'RepairRows';
      name: string;
      bench: BenchStore;
      draft: DraftMark;
      /** The sheet all of its rows come from, where it is at hand. */
      from?: { sheet: Sheet; mapping: Mapping };
    }
  /** With the beginning of its sheet as soon as it is known, and with its job while that is checked. */
  | { step: 'UploadingExcelFile'; file: FileFacts; first: Sheet | null; job: BulkJob | null }
  | ({ step: 'ShowPreprocessResults'; placing: boolean } & ShownJob)
  | ({ step: 'ShowOrderPlacementResults' } & ShownJob)
  /** Rows of collection points are saved one by one. */
  | { step: 'SavingOutlets'; name: string; total: number; done: number }
  | {
      step: 'ShowSavedOutlets';
      name: string;
      outcomes: readonly OutletOutcome[];
      /** Rows that were not saved, as they are kept. */
      left: readonly BenchRow[];
      draft: DraftMark;
    };

/** Tells in the user's language. */
export interface BulkSayings {
  error(key: 'file-upload-error' | 'place-order-error' | 'view-details-error'): string;
  success(key: 'place-order-success'): string;
  detail(error: unknown): string;
  /** What of a draft is told: that its rows cannot be read any more, that all were placed, that some stay, that more files wait;
   * or that nobody sees any more how far a job is. */
  draft(key: 'lost' | 'placed' | 'stays' | 'split' | 'outOfSight', count?: number): string;
}
