import type { FileProblem } from '../model/file-check';
import type { Mapping } from '../model/map-columns';
import type { Sheet } from '../model/sheet';
import type { BenchStore } from './create-bench';

/** What is told of a file, and the file itself, so that its rows can be mended. */
export interface FileFacts {
  name: string;
  bytes: number;
  source: File;
}

export type BulkState =
  | { step: 'AskExcelFile'; problem: FileProblem | null }
  /** Before the upload: the heading is not the template's. */
  | { step: 'ChooseColumns'; name: string; sheet: Sheet; mapping: Mapping }
  /** Before the upload: rows are mended. */
  | { step: 'RepairRows'; name: string; bench: BenchStore }
  | { step: 'UploadingExcelFile'; file: FileFacts }
  | { step: 'ShowPreprocessResults'; jobId: string; file: FileFacts | null; placing: boolean }
  | { step: 'ShowOrderPlacementResults'; jobId: string; file: FileFacts | null };

/** Tells in the user's language. */
export interface BulkSayings {
  error(key: 'file-upload-error' | 'place-order-error' | 'view-details-error'): string;
  success(key: 'place-order-success'): string;
  detail(error: unknown): string;
}
