import type { ReactNode } from 'react';
import type { createOrderFilters } from '../../../model/lists/order-filters.store';
import { StatusChoice, statusChoiceWords } from '../../../panes/history/StatusChoice';
import { SearchField } from '../../../panes/order-list/SearchField';
import { useWording, type Wording } from '../../../copy';
import { HistoryExportButton } from '../export/HistoryExportButton';
import { HistoryEvidence } from './HistoryEvidence';
import { HistoryInsights } from './HistoryInsights';
import { HistoryLayout } from './HistoryLayout';
import { HistoryList } from './HistoryList';
import { HistoryStatements } from '../statements/HistoryStatements';
import { HistoryPeriod } from './HistoryPeriod';
import { useHistory, type History } from './use-history';
import { useHistoryExport } from '../export/use-history-export';
import { useHistoryView } from './use-history-view';

interface PastOrdersProps {
  filters: ReturnType<typeof createOrderFilters>;
}

/** Period and filters in words. */
function describeHistory({ range, statuses, searchKey, outlets }: History, wording: Wording): string {
  const text = searchKey.trim();
  return [
    wording.dayRange(range.from, range.to),
    statusChoiceWords(statuses, wording),
    ...(text === '' ? [] : [wording.t('export.searched', { text })]),
    ...(outlets ? [wording.t('export.allOutlets')] : []),
  ].join(' · ');
}

interface OrderHistoryProps extends PastOrdersProps {
  view: ReactNode;
}

function OrderHistory({ filters, view }: OrderHistoryProps) {
  const wording = useWording();
  const history = useHistory(filters);
  const { range, statuses, searchKey, opened } = history;
  const note = describeHistory(history, wording);
  const made = useHistoryExport({ ...history, search: history.searched, note });
  return (
    <HistoryLayout
      title={wording.t('nav.history')}
      view={view}
      period={<HistoryPeriod filters={filters} range={range} />}
      search={<SearchField text={searchKey} onSearch={history.search} />}
      tools={
        <>
          <StatusChoice chosen={statuses} onChoose={history.chooseStatuses} />
          <HistoryExportButton made={made} note={note} />
        </>
      }
      opened={opened}
      list={<HistoryList history={history} />}
    />
  );
}

/** A list of past orders, insights, statements, or the evidence of one order. */
export function PastOrders({ filters }: PastOrdersProps) {
  const { view, isEvidence, choice } = useHistoryView();
  if (isEvidence) return <HistoryEvidence />;
  if (view === 'insights') return <HistoryInsights filters={filters} view={choice} />;
  if (view === 'statements') return <HistoryStatements view={choice} />;
  return <OrderHistory filters={filters} view={choice} />;
}
