import type { QueryClient } from '@tanstack/react-query';
import { isBulkJobFinished } from '@courier/api-client';
import { bulkJobOptions } from '@courier/api-client/queries';
import { readSheet } from '../api/workbooks';
import { readBytes } from '../api/read-file';
import { benchOf, withRefusals, type Bench } from '../model/bench';
import { mapColumns, missingColumns } from '../model/map-columns';
import { hasFailed } from '../model/row-filter';
import type { Sheet } from '../model/sheet';
import { benchRules } from './bench-rules';
import type { BulkState, FileFacts } from './bulk-state';
import { createBench } from './create-bench';
import type { BulkServices } from './place-job';

/** The table in a chosen file. */
export const sheetOf = async (file: Blob): Promise<Sheet> => readSheet(await readBytes(file));

/** Where a table goes on to: its columns are chosen first when some that are needed cannot be found. */
export async function openSheet(services: BulkServices, name: string, sheet: Sheet): Promise<BulkState> {
  const mapping = mapColumns(sheet.heading);
  if (missingColumns(mapping).length > 0) return { step: 'ChooseColumns', name, sheet, mapping };
  return openBench(services, name, benchOf(sheet, mapping));
}

export async function openBench(services: BulkServices, name: string, bench: Bench): Promise<BulkState> {
  return { step: 'RepairRows', name, bench: createBench(bench, await benchRules(services)) };
}

/** The rows of a job that are to be mended: all while none is placed, afterwards those that were left. */
export async function openJobRows(
  services: BulkServices,
  file: FileFacts,
  jobId: string,
): Promise<BulkState> {
  const sheet = await sheetOf(file.source);
  const detail = jobRead(services, services.cache, jobId);
  const bench = benchOf(sheet, mapColumns(sheet.heading));
  if (!detail) return openBench(services, file.name, bench);
  const failed = detail.rows.filter(hasFailed);
  const refusals = new Map(failed.map(({ row_number, error }) => [row_number, error ?? 'general']));
  const isLeft = ({ number }: { number: number }) =>
    !isBulkJobFinished(detail.job.status) || refusals.has(number);
  const left = { ...bench, rows: bench.rows.filter(isLeft) };
  return openBench(services, file.name, withRefusals(left, refusals));
}

const jobRead = ({ ports, vendorId }: BulkServices, cache: QueryClient, jobId: string) =>
  cache.getQueryData(bulkJobOptions(ports.api, vendorId, jobId).queryKey);
