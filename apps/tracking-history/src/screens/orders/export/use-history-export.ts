import { useState } from 'react';
import type { Order } from '@courier/api-client';
import {
  downloadTransactions,
  mailOrders,
  readPastPage,
  type ExportQuestion,
} from '@courier/api-client/queries';
import { statusLabelKey } from '@courier/api-client/order-rules';
import { LIMITS, nowInSeconds } from '@courier/config';
import type { DateRange } from '@courier/config/time';
import { useLocaleState, usePorts, useVendors } from '@courier/shell-api';
import { writeSheet } from '../../../api/write-sheet';
import { printTable } from '../../../api/print-table';
import { saveFile } from '@courier/config/document';
import { NO_SCOPE, useListScope } from '../../../api/use-list-scope';
import { createExporter, type ExportKind, type ExportSource } from '../../../flow/create-exporter';
import { toLocalDays } from '../../../model/insights/chosen-days';
import type { Search } from '../../../model/lists/search-kind';
import { shownOrders } from '../../../model/lists/shown-orders';
import { listFilterStatuses, type StatusFilter } from '../../../model/lists/status-filter';
import { printedOrders } from '../../../panes/history/printed-orders';
import english from '../../../../locales/en.json';
import { useWording } from '../../../copy';

export type TransactionsKind = 'csv' | 'sheet';

interface ExportInput {
  range: DateRange;
  search: Search;
  statuses: readonly StatusFilter[];
  shown: readonly Order[];
  /** Outlet names by vendor id; null when all orders are of one vendor. */
  outlets: ReadonlyMap<string, string> | null;
  /** Period and filters in words. */
  note: string;
}

export function useHistoryExport({ range, search, statuses, shown, outlets, note }: ExportInput) {
  const wording = useWording();
  const { api } = usePorts();
  const { country, locale, direction } = useLocaleState();
  const { vendors, selected } = useVendors();
  const scope = useListScope() ?? NO_SCOPE;
  const [exporter] = useState(createExporter);
  const vendorNameById = (vendorId: string) =>
    vendors.find(({ vendor_id }) => vendor_id === vendorId)?.vendor_information.name ?? vendorId;
  const { first, last } = toLocalDays(range, country.timezone);
  const days = first === last ? first : `${first}_${last}`;
  const phone = search.kind === 'phone' ? search.phone : null;
  const text = search.kind === 'text' ? search.text : search.kind === 'order' ? search.orderId : '';

  const source = (): ExportSource => ({
    readPage: async (pageKey, signal) =>
      // An order found by its id may be outside the period.
      search.kind === 'order'
        ? { orders: shown, nextKey: null }
        : readPastPage(
            api,
            scope,
            { ...range, phone, count: LIMITS.exportPageOrders, pageKey, includeCharges: true },
            signal,
          ),
    isWanted: (order) =>
      search.kind === 'order' || shownOrders([order], { search, statuses, found: null }).length > 0,
    range,
    vendorName: vendorNameById,
    // As in mailed files, whose columns also say who cancelled.
    statusLabel: (order) => wording.status(statusLabelKey(order, nowInSeconds())),
    heading: (column) => wording.t(`export.column.${column}`),
    country,
    days,
    print: (orders) =>
      printTable(
        printedOrders(orders, {
          wording,
          locale,
          direction,
          vendor: vendorNameById(selected?.vendor_id ?? ''),
          note,
          outlets,
        }),
      ),
  });
  const question: ExportQuestion = {
    ...(search.kind === 'order' ? { from: 0, to: range.to } : range),
    scope,
    statuses: search.kind === 'order' ? [] : listFilterStatuses(statuses),
    search: text.trim(),
    phone,
  };
  return {
    exporter,
    start: (kind: ExportKind) => void exporter.start(kind, source()),
    /** The server creates the mailed file, and it cannot filter by lateness. */
    canMail: !statuses.includes('late'),
    mail: (email: string) => mailOrders(api, email, question),
    saveTransactions: (kind: TransactionsKind, signal: AbortSignal) =>
      saveTransactions(kind, {
        api,
        scope,
        range,
        locale,
        t: wording.t,
        name: `transactions_${days}`,
        signal,
      }),
  };
}

type Column = keyof typeof english.export.column;

/** A newer server may send other columns. */
const isColumn = (name: string | number): name is Column => Object.hasOwn(english.export.column, name);

interface Transactions {
  api: ReturnType<typeof usePorts>['api'];
  scope: Parameters<typeof downloadTransactions>[1];
  range: DateRange;
  locale: string;
  t: ReturnType<typeof useWording>['t'];
  /** File name without its ending. */
  name: string;
  signal: AbortSignal;
}

async function saveTransactions(
  kind: TransactionsKind,
  { api, scope, range, locale, t, name, signal }: Transactions,
): Promise<void> {
  if (kind === 'csv') {
    saveFile(await downloadTransactions(api, scope, range, signal, locale), `${name}.csv`);
    return;
  }
  const file = await downloadTransactions(api, scope, range, signal);
  const { csvTable } = await import('@courier/api-client/export-file');
  const [columns = [], ...rows] = csvTable(await new Response(file).text());
  const headings = columns.map((column) => (isColumn(column) ? t(`export.column.${column}`) : column));
  saveFile(await writeSheet([headings, ...rows], 'transactions', signal), `${name}.xlsx`);
}

export type HistoryExport = ReturnType<typeof useHistoryExport>;
