import { useOnline } from '@courier/shell-api/hooks';
import { historyLines } from '../../../model/order/history-lines';
import { HistoryPane } from '../../../panes/history/HistoryPane';
import { useWording } from '../../../copy';
import { EmptyHistory } from './EmptyHistory';
import { ListFailure } from '../live/ListFailure';
import { LoadMore } from './LoadMore';
import type { History } from './use-history';
import { useTableRoom } from './use-table-room';

export function HistoryList({ history }: { history: History }) {
  const { t, errors, number } = useWording();
  const isOnline = useOnline();
  const { list, orders, shown, opened, nextKey, statuses, failure, dateRangeFilter } = history;
  const { category } = dateRangeFilter;
  const room = useTableRoom(opened.orderId !== null);
  const isOld = list.data !== undefined && (list.isRefetchError || !isOnline);
  const loaded = t('summary.past', { count: orders.length });
  const isWhole = shown.length === orders.length;
  return (
    <HistoryPane
      orders={shown}
      lines={historyLines(shown, history.timezone, nextKey !== null)}
      outlets={history.outlets}
      summary={isWhole ? loaded : t('summary.pastOf', { loaded, number: number(shown.length) })}
      isLoading={history.isLoading}
      failure={
        failure && (
          <ListFailure
            title={errors('error.cant-retrieve-past-orders')}
            error={failure}
            onRetry={history.retry}
          />
        )
      }
      empty={
        <EmptyHistory
          search={history.searched}
          statuses={statuses}
          loaded={orders.length}
          isWidest={category === 'past-month' || category === 'custom'}
          onWiden={() => history.choosePreset('past-month')}
          onAllStatuses={() => history.chooseStatuses([])}
        />
      }
      shownAsOf={isOld ? Math.floor(list.dataUpdatedAt / 1000) : null}
      isOnline={isOnline}
      openId={opened.orderId}
      nowSeconds={history.nowSeconds}
      room={room}
      more={
        nextKey !== null && (
          <LoadMore
            isLoading={list.isFetchingNextPage}
            hasFailed={list.isFetchNextPageError}
            onLoad={history.loadMore}
          />
        )
      }
      onOpen={opened.open}
      onRetry={() => void list.refetch()}
    />
  );
}
