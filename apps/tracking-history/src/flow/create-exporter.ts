import type { Order } from '@courier/api-client';
import type { ORDER_COLUMNS } from '@courier/api-client/export-file';
import type { PastPage } from '@courier/api-client/queries';
import { LIMITS, type CountryConfig } from '@courier/config';
import type { DateRange } from '@courier/config/time';
import { createStore } from 'zustand/vanilla';
import { saveFile } from '@courier/config/document';
import { writeSheet } from '../api/write-sheet';
import { collectOrders, TooManyOrders } from './collect-orders';

export type ExportKind = 'csv' | 'sheet' | 'print';

/** The input of an export: the orders that the history filters show. */
export interface ExportSource {
  readPage: (pageKey: string | null, signal: AbortSignal) => Promise<PastPage>;
  isWanted: (order: Order) => boolean;
  range: DateRange;
  vendorName: (vendorId: string) => string;
  /** As on the screens. */
  statusLabel: (order: Order) => string;
  heading: (column: (typeof ORDER_COLUMNS)[number]) => string;
  country: CountryConfig;
  /** Days of the range for the file name, e.g. `2026-11-13_2026-11-19`. */
  days: string;
  print: (orders: readonly Order[]) => void;
}

export type ExportState =
  | { phase: 'idle' }
  /** `share` is the progress through the time range, 0 to 1. */
  | { phase: 'reading'; count: number; share: number }
  | { phase: 'writing'; count: number }
  | { phase: 'done'; count: number }
  | { phase: 'too-many'; limit: number }
  | { phase: 'nothing' }
  | { phase: 'failed'; error: unknown };

/** Runs one export at a time. A stopped export leaves no file. */
export function createExporter() {
  const store = createStore<ExportState>()(() => ({ phase: 'idle' }));
  let running: AbortController | null = null;

  const show = (state: ExportState) => store.setState(state, true);
  function stop() {
    running?.abort();
    running = null;
    show({ phase: 'idle' });
  }
  async function start(kind: ExportKind, source: ExportSource): Promise<void> {
    running?.abort();
    const own = new AbortController();
    running = own;
    const showExportState = (state: ExportState) => running === own && show(state);
    showExportState({ phase: 'reading', count: 0, share: 0 });
    try {
      const count = await makers[kind](source, own.signal, showExportState);
      showExportState(count === 0 ? { phase: 'nothing' } : { phase: 'done', count });
    } catch (error) {
      if (own.signal.aborted) return;
      showExportState(
        error instanceof TooManyOrders
          ? { phase: 'too-many', limit: error.limit }
          : { phase: 'failed', error },
      );
    }
  }
  return { store, start, stop };
}

type Tell = (state: ExportState) => void;
type Maker = (source: ExportSource, signal: AbortSignal, tell: Tell) => Promise<number>;

async function* exportPages(kind: ExportKind, source: ExportSource, signal: AbortSignal, tell: Tell) {
  const pages = collectOrders({
    readPage: (pageKey) => source.readPage(pageKey, signal),
    isWanted: source.isWanted,
    range: source.range,
    limit: LIMITS.exportOrders[kind],
  });
  for await (const { orders, count, share } of pages) {
    signal.throwIfAborted();
    tell({ phase: 'reading', count, share });
    yield orders;
  }
}

async function loadLineFormat({ vendorName, statusLabel, country }: ExportSource) {
  const { orderLine, ...file } = await import('@courier/api-client/export-file');
  return {
    ...file,
    formatLine: (order: Order) =>
      orderLine(order, { vendorName: vendorName(order.vendor_id), statusLabel: statusLabel(order) }, country),
  };
}

const makers: Record<ExportKind, Maker> = {
  async csv(source, signal, tell) {
    const { ORDER_COLUMNS, countryCsv, csvHead, csvLines, formatLine } = await loadLineFormat(source);
    const form = countryCsv(source.country);
    let count = 0;
    // Each page is converted to text at once, so that its orders can be garbage-collected.
    const parts = [csvHead(ORDER_COLUMNS.map(source.heading), form)];
    for await (const orders of exportPages('csv', source, signal, tell)) {
      parts.push(csvLines(ORDER_COLUMNS, orders.map(formatLine), form));
      count += orders.length;
    }
    if (count > 0) saveFile(new Blob(parts, { type: 'text/csv;charset=utf-8' }), `orders_${source.days}.csv`);
    return count;
  },
  async sheet(source, signal, tell) {
    const { ORDER_COLUMNS, formatLine } = await loadLineFormat(source);
    const rows: (string | number | null)[][] = [ORDER_COLUMNS.map(source.heading)];
    for await (const orders of exportPages('sheet', source, signal, tell))
      for (const order of orders) {
        const line = formatLine(order);
        rows.push(ORDER_COLUMNS.map((column) => line[column]));
      }
    const count = rows.length - 1;
    if (count === 0) return 0;
    tell({ phase: 'writing', count });
    const file = await writeSheet(rows, 'orders', signal);
    signal.throwIfAborted();
    saveFile(file, `orders_${source.days}.xlsx`);
    return count;
  },
  async print(source, signal, tell) {
    const all: Order[] = [];
    for await (const orders of exportPages('print', source, signal, tell)) all.push(...orders);
    if (all.length > 0) source.print(all);
    return all.length;
  },
};

export const isRunning = ({ phase }: ExportState): boolean => phase === 'reading' || phase === 'writing';
