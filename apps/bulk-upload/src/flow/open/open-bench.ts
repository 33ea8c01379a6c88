import { isBulkJobFinished, newIdempotencyKey } from '@courier/api-client';
import { bulkJobOptions } from '@courier/api-client/queries';
import { nowInSeconds } from '@courier/config';
import { remoteStorage } from '@courier/shell-api/hooks';
import { mapColumns, ownHeadings, proposeColumns, type Mapping, type Sheet } from '@courier/sheet-reader';
import { rememberedColumns } from '../../api/columns-memory';
import { checkRows, readFile, readSheet, type FileBeingRead } from '../../api/workbooks';
import { readBytes } from '../../api/read-file';
import { createBenchModel, type Bench, type BenchRow } from '../../model/bench/bench';
import { rememberTwinKey } from '../../model/bench/duplicates';
import { carryMended } from '../../model/bench/carry-mended';
import { ORDER_TABLE } from '../../model/bench/order-table';
import type { SheetTable } from '../../model/bench/sheet-table';
import { foundPlace, type FoundPlace } from '../../model/bench/row-place';
import { benchRules } from '../job/bench-rules';
import type { BulkState, ChosenFile, FileFacts } from '../steps/bulk-state';
import { createBench } from '../bench/create-bench';
import { comparePlaces } from '../places/compare-places';
import type { DraftMark } from '../bench/store-draft';
import { listRefusals } from './left-rows';
import { orderChecks } from '../bench/order-checks';
import { openOutletBench } from './outlet-bench';
import type { BulkServices } from '../job/place-job';
import { splitRows } from '../job/split-rows';
import { todaysOrders } from '../job/todays-orders';

/** Up to this many rows are checked on the main thread without a noticeable delay. */
const AT_ONCE = 200;
const SLICE_ROWS = 1000;

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Rows between two readings of the clock, and the longest time before yielding to the event loop. */
const LOOK_ROWS = 50;
const STRETCH_MS = 12;

async function inStretches(
  rows: readonly BenchRow[],
  work: (some: readonly BenchRow[]) => void,
): Promise<void> {
  let since = performance.now();
  for (let at = 0; at < rows.length; at += LOOK_ROWS) {
    if (performance.now() - since > STRETCH_MS) {
      await nextTask();
      since = performance.now();
    }
    work(rows.slice(at, at + LOOK_ROWS));
  }
}

/** Yields between slices to keep the page responsive. */
async function rowsOfSheet(
  { heading, rows }: Sheet,
  mapping: Mapping,
  { columns }: SheetTable,
): Promise<BenchRow[]> {
  const all: BenchRow[] = [];
  for (let at = 0; at < rows.length; at += SLICE_ROWS) {
    if (at > 0) await nextTask();
    all.push(...createBenchModel({ heading, rows: rows.slice(at, at + SLICE_ROWS) }, mapping, columns).rows);
  }
  return all;
}

/** Reads the file once, on first use. */
export function chosenFile(source: File, table: SheetTable = ORDER_TABLE): ChosenFile {
  let reading: FileBeingRead | null = null;
  const read = () => (reading ??= readFile(() => readBytes(source)));
  return {
    source,
    name: source.name,
    bytes: source.size,
    sheets: () => read().sheets,
    first: () => read().first,
    rows: async () => {
      const sheet = await read().first;
      return rowsOfSheet(sheet, mapColumns(sheet.heading, table), table);
    },
    headings: async () => {
      const { heading } = await read().first;
      return ownHeadings(heading, mapColumns(heading, table));
    },
  };
}

export const readSheetFile = async (source: Blob, name: string | null = null): Promise<Sheet> =>
  readSheet(await readBytes(source), name);

const freshBench = (rows: readonly BenchRow[]): Bench => ({ rows, past: [], future: [] });

/**
 * Opens a table. The user reviews the columns when some are missing, uncertain or remembered, or when lines above the
 * heading may be orders.
 */
export async function openSheet(
  services: BulkServices,
  name: string,
  sheet: Sheet,
  text?: string,
): Promise<BulkState> {
  const { vendorId, table } = services;
  const shop = { country: services.ports.locale.get().country.country, nowSeconds: nowInSeconds() };
  const { local } = remoteStorage(services.ports);
  const recall = (heading: readonly string[]) => rememberedColumns(local, vendorId, table, heading);
  const proposed = proposeColumns(sheet, { table, shop, recall });
  const { sheet: read, mapping, isRemembered, isClear } = proposed;
  if (isClear) return openMapped(services, name, read, mapping);
  const given = { unjoined: sheet, ...(text !== undefined && { text }) };
  return { step: 'ChooseColumns', name, sheet: read, ...given, mapping, isRemembered };
}

/**
 * Opens the rows of a table; rows beyond the limit of one file become drafts.
 * @param before the bench on which the user chose other columns
 */
export async function openMapped(
  services: BulkServices,
  name: string,
  sheet: Sheet,
  mapping: Mapping,
  before?: { rows: readonly BenchRow[]; draft: DraftMark },
): Promise<BulkState> {
  const headings = ownHeadings(sheet.heading, mapping);
  const all = await rowsOfSheet(sheet, mapping, services.table);
  const { rows, files } = await splitRows(services, name, all, services.table.rowsAtOnce, headings);
  if (files > 1) services.notifyOfSplit(files);
  const mark = before?.draft ?? { id: newIdempotencyKey(), jobId: null };
  const bench = freshBench(before ? carryMended(before.rows, rows) : rows);
  const opened = await openBench(services, name, bench, { ...mark, headings });
  // Every part of a split sheet would ask for other columns again.
  return opened.step === 'RepairRows' && files === 1 ? { ...opened, from: { sheet, mapping } } : opened;
}

/** Opens the first half of the rows of a file that is too large and keeps the other half as a draft. */
export async function openHalf(
  services: BulkServices,
  { name, bench, draft }: Extract<BulkState, { step: 'RepairRows' }>,
): Promise<BulkState> {
  const all = bench.state.getState().bench.rows;
  const half = Math.ceil(all.length / 2);
  const { rows, files } = await splitRows(services, name, all, half, draft.headings);
  services.notifyOfSplit(files);
  return openBench(services, name, freshBench(rows), draft);
}

/** Opens rows for repair and creates a draft id when none is given. */
async function openBench(
  services: BulkServices,
  name: string,
  bench: Bench,
  draft: DraftMark = { id: newIdempotencyKey(), jobId: null },
): Promise<BulkState> {
  if (services.table.kind === 'outlets') return openOutletBench(services, name, bench, draft);
  const rules = await benchRules(services);
  const { isPossiblePhone: _, ...sentRules } = rules;
  // A small number of rows is checked when shown, and so are all rows when the worker fails.
  const checked =
    bench.rows.length > AT_ONCE ? await checkRows(bench.rows, sentRules).catch(() => null) : null;
  // Each of the following steps handles thousands of rows, so it gets a task of its own.
  await nextTask();
  const places = cachedPlaces(services, draft.jobId);
  await nextTask();
  for (const [index, key] of (checked?.twinKeys ?? []).entries()) {
    const row = bench.rows[index];
    if (row) rememberTwinKey(row, key);
  }
  await nextTask();
  const store = createBench(bench, orderChecks(rules), {
    problems: checked?.problems ?? [],
    places,
    headings: draft.headings,
  });
  await nextTask();
  await inStretches(bench.rows, store.prepare);
  await nextTask();
  store.marks();
  await nextTask();
  comparePlaces(services, store);
  // The rows are shown without waiting for this request.
  void todaysOrders(services).then((orders) => store.state.setState({ orders }));
  return { step: 'RepairRows', name, bench: store, draft };
}

/** Locations of a job's addresses, according to the cache. */
function cachedPlaces(
  { ports, cache, vendorId }: BulkServices,
  jobId: string | null,
): Map<number, FoundPlace> {
  const detail =
    jobId === null ? null : cache.getQueryData(bulkJobOptions(ports.api, vendorId, jobId).queryKey);
  return new Map(detail?.rows.map((row) => [row.row_number, foundPlace(row)]));
}

export const openRows = (
  services: BulkServices,
  { name, ...draft }: DraftMark & { name: string },
  rows: readonly BenchRow[],
): Promise<BulkState> => {
  const { id, jobId, headings } = draft;
  return openBench(services, name, freshBench(rows), { id, jobId, headings });
};

/** Opens the last repaired state of a job's rows: all before the placement, the remaining ones after it. */
export async function openJobRows(
  services: BulkServices,
  file: FileFacts,
  mark: DraftMark & { jobId: string },
): Promise<BulkState> {
  const draft = { ...mark, headings: await file.headings().catch(() => undefined) };
  const { ports, cache, vendorId, shelf } = services;
  const kept = new Map((await shelf.rows(draft))?.map((row) => [row.number, row]));
  const rows = (await file.rows()).map((row) => kept.get(row.number) ?? row);
  const detail = cache.getQueryData(bulkJobOptions(ports.api, vendorId, draft.jobId).queryKey);
  if (!detail) return openRows(services, { ...draft, name: file.name }, rows);
  const refusals = listRefusals(detail.rows);
  const isFinished = isBulkJobFinished(detail.job.status);
  const left = rows
    .filter(({ number }) => !isFinished || refusals.has(number))
    .map((row) => {
      const refusal = refusals.get(row.number);
      return refusal === undefined || row.refusal !== null
        ? row
        : { ...row, refusal: { ...refusal, values: row.values } };
    });
  return openRows(services, { ...draft, name: file.name }, left);
}
