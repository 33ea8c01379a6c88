import { Button, EmptyState } from '@courier/ui-kit/core';
import type { Search } from '../../../model/lists/search-kind';
import type { StatusFilter } from '../../../model/lists/status-filter';
import { useWording } from '../../../copy';

interface EmptyHistoryProps {
  search: Search;
  statuses: readonly StatusFilter[];
  /** How many orders were searched. */
  loaded: number;
  /** Whether the longest preset is already chosen. */
  isWidest: boolean;
  onWiden(): void;
  onAllStatuses(): void;
}

/** Shows which filter left no orders, and offers to widen it. */
export function EmptyHistory(props: EmptyHistoryProps) {
  const { search, statuses, loaded, isWidest, onWiden, onAllStatuses } = props;
  const { t } = useWording();
  const widen = isWidest ? undefined : <Button onClick={onWiden}>{t('empty.widen')}</Button>;
  if (search.kind === 'order')
    return (
      <EmptyState
        icon="search"
        title={t('error.unknown-order', { id: search.orderId })}
        text={t('error.unknown-order-text')}
      />
    );
  if (search.kind === 'phone')
    return (
      <EmptyState
        icon="search"
        title={t('empty.search.title', { text: search.phone })}
        text={t('empty.phone')}
        action={widen}
      />
    );
  if (search.kind === 'text')
    return (
      <EmptyState
        icon="search"
        title={t('empty.search.title', { text: search.text.trim() })}
        text={t('empty.search.text', { count: loaded })}
        action={widen}
      />
    );
  if (statuses.length > 0 && loaded > 0)
    return (
      <EmptyState
        icon="filter"
        title={t('empty.statuses.title')}
        text={t('empty.statuses.text', { count: loaded })}
        action={<Button onClick={onAllStatuses}>{t('history.statuses.showAll')}</Button>}
      />
    );
  return <EmptyState icon="clock" title={t('empty.past.title')} text={t('empty.past.text')} action={widen} />;
}
