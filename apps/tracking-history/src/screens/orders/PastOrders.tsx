import { useStore } from 'zustand';
import { nowInSeconds } from '@courier/config';
import { presetRange, type DatePreset } from '@courier/config/time';
import { useLocaleState } from '@courier/shell-api';
import { useNow, useOnline } from '@courier/shell-api/hooks';
import { Button, EmptyState } from '@courier/ui-kit/core';
import type { createOrderFilters } from '../../model/order-filters.store';
import { searchOrders } from '../../model/order-search';
import { OrderListPane } from '../../panes/order-list/OrderListPane';
import { OutletsNote } from '../../panes/order-list/OutletsNote';
import { PeriodChoice } from '../../panes/order-list/PeriodChoice';
import { SearchField } from '../../panes/order-list/SearchField';
import { useWording } from '../../copy';
import { ListFailure } from './ListFailure';
import { LoadMore } from './LoadMore';
import { OrdersLayout } from './OrdersLayout';
import { useFollowedPlace } from './use-followed-place';
import { useOpenedOrder } from './use-opened-order';
import { usePastOrders } from './use-past-orders';
import { useRiderPolling } from './use-rider-polling';

interface PastOrdersProps {
  filters: ReturnType<typeof createOrderFilters>;
}

/** History: the orders of a period that ends yesterday. */
export function PastOrders({ filters }: PastOrdersProps) {
  const { t, errors } = useWording();
  const { country } = useLocaleState();
  const nowSeconds = useNow(60);
  const isOnline = useOnline();
  const { searchKey, search, dateRangeFilter, choosePeriod, askPage } = useStore(filters);
  const { list, orders, nextKey, isLoading } = usePastOrders(dateRangeFilter.category);
  const opened = useOpenedOrder('past');
  useFollowedPlace(filters, 'past', opened.orderId);
  useRiderPolling(orders, opened.order);

  const shown = searchOrders(orders, searchKey);
  const hasData = list.data !== undefined;
  const isOld = hasData && (list.isRefetchError || !isOnline);
  const isSearch = searchKey.trim() !== '';

  function choose(category: DatePreset) {
    choosePeriod({ ...presetRange(category, nowInSeconds(), country.timezone), category });
  }
  function loadMore() {
    askPage(nextKey);
    void list.fetchNextPage();
  }

  const isWidest = dateRangeFilter.category === 'past-month';
  return (
    <OrdersLayout
      title={t('nav.history')}
      choice={<PeriodChoice period={dateRangeFilter.category} onChoose={choose} />}
      search={<SearchField text={searchKey} onSearch={search} />}
      outlets={<OutletsNote />}
      foot={null}
      listed={shown}
      opened={opened}
      list={
        <OrderListPane
          orders={shown}
          summary={t('summary.past', { count: shown.length })}
          isLoading={isLoading}
          failure={
            list.isError && !hasData ? (
              <ListFailure
                title={errors('error.cant-retrieve-past-orders')}
                error={list.error}
                onRetry={() => void list.refetch()}
              />
            ) : null
          }
          empty={
            <EmptyState
              icon={isSearch ? 'search' : 'clock'}
              title={isSearch ? t('empty.search.title', { text: searchKey.trim() }) : t('empty.past.title')}
              text={isSearch ? t('empty.search.text', { count: orders.length }) : t('empty.past.text')}
              action={
                isWidest ? undefined : (
                  <Button onClick={() => choose('past-month')}>{t('empty.widen')}</Button>
                )
              }
            />
          }
          footer={
            nextKey !== null && !isSearch ? (
              <LoadMore
                isLoading={list.isFetchingNextPage}
                hasFailed={list.isFetchNextPageError}
                onLoad={loadMore}
              />
            ) : null
          }
          shownAsOf={isOld ? Math.floor(list.dataUpdatedAt / 1000) : null}
          isOnline={isOnline}
          openId={opened.orderId}
          nowSeconds={nowSeconds}
          showsDay
          onOpen={opened.open}
          onRetry={() => void list.refetch()}
        />
      }
    />
  );
}
