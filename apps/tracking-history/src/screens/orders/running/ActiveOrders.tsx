import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { Order } from '@courier/api-client';
import { tabPanelProps } from '@courier/ui-kit/data';
import { useNarrow, useNow, useOnline } from '@courier/shell-api/hooks';
import type { createOrderFilters } from '../../../model/lists/order-filters.store';
import {
  countTabs,
  createTabKeeper,
  firstFilledTab,
  groupByTab,
  searchTabs,
  type OrdersByTab,
} from '../../../model/lists/order-tabs';
import { AskForAlerts } from '../../../panes/alerts/AskForAlerts';
import { CutNote } from '../../../panes/order-list/CutNote';
import { OrderListPane } from '../../../panes/order-list/OrderListPane';
import { OrderTabs, TABS_ID } from '../../../panes/order-list/OrderTabs';
import { OutletsNote } from '../../../panes/order-list/OutletsNote';
import { SearchField } from '../../../panes/order-list/SearchField';
import { tabSummary } from './summary-words';
import { useWording } from '../../../copy';
import { BoardSkeleton } from '../live/BoardSkeleton';
import { EmptyTab } from './EmptyTab';
import { HistoryAhead } from './HistoryAhead';
import { ListFailure } from '../live/ListFailure';
import { OrdersLayout } from '../opened/OrdersLayout';
import { RequestRiderButton } from '../live/RequestRiderButton';
import { useActiveOrders } from '../live/use-active-orders';
import { useFollowedPlace } from '../live/use-followed-place';
import { useHistoryAhead } from './use-history-ahead';
import { useOpenedOrder } from '../opened/use-opened-order';
import { useRiderPolling } from '../live/use-rider-polling';
import { useSearchAhead } from './use-search-ahead';
import { useShownTab } from './use-shown-tab';
import { useTrackingView } from './use-tracking-view';

const ControlView = lazy(() => import('../control/ControlView'));
const OrderAlerts = lazy(() => import('../../../panes/alerts/OrderAlerts'));

interface ActiveOrdersProps {
  filters: ReturnType<typeof createOrderFilters>;
}

/** A list of today's and scheduled orders, or the board of running orders. */
export function ActiveOrders({ filters }: ActiveOrdersProps) {
  const { view, choice, open } = useTrackingView();
  // Otherwise the badge in the menu watches for alerts, because it is mounted on every screen.
  const isNarrow = useNarrow();
  return (
    <>
      {view === 'list' ? (
        <OrderTabsAndList filters={filters} view={choice} />
      ) : (
        <Suspense fallback={<BoardSkeleton />}>
          <ControlView filters={filters} view={choice} onOpen={open} />
        </Suspense>
      )}
      {isNarrow && (
        <Suspense>
          <OrderAlerts />
        </Suspense>
      )}
    </>
  );
}

/** Unchanged tabs keep their array. */
function useTabs(orders: readonly Order[], nowSeconds: number, text: string): OrdersByTab {
  const [keep] = useState(createTabKeeper);
  const divided = useMemo(() => groupByTab(orders, nowSeconds), [orders, nowSeconds]);
  return useMemo(() => keep(searchTabs(divided, text)), [keep, divided, text]);
}

function OrderTabsAndList({ filters, view }: ActiveOrdersProps & { view: ReactNode }) {
  const wording = useWording();
  const nowSeconds = useNow(5);
  const isOnline = useOnline();
  const { searchKey, search } = useStore(filters);
  const { list, orders, isLoading } = useActiveOrders();
  const opened = useOpenedOrder('active');
  useFollowedPlace(filters, 'active', opened.orderId);
  useRiderPolling(orders, opened.order);
  const hasHistory = useHistoryAhead(filters, list.data !== undefined);
  useSearchAhead(orders, list.data !== undefined);

  const groups = useTabs(orders, nowSeconds, searchKey);
  const { tab, showTab } = useShownTab({
    filters,
    groups,
    opened: opened.order,
    isCurrent: !isLoading && !list.isFetching,
    nowSeconds,
  });
  const shown = groups[tab];
  const counts = countTabs(groups);
  const matching = firstFilledTab(groups);
  const showMatches = shown.length === 0 && groups[matching].length > 0 ? () => showTab(matching) : undefined;
  const hasData = list.data !== undefined;
  const isOld = hasData && (list.isError || !isOnline);

  return (
    <>
      <OrdersLayout
        title={wording.t('nav.tracking')}
        choice={<OrderTabs shown={tab} counts={hasData ? counts : null} onShow={showTab} />}
        search={<SearchField text={searchKey} onSearch={search} onEnter={showMatches} />}
        view={view}
        outlets={<OutletsNote />}
        foot={<RequestRiderButton isBig />}
        listed={shown}
        opened={opened}
        list={
          <OrderListPane
            panel={tabPanelProps(TABS_ID, tab)}
            orders={shown}
            summary={tabSummary(tab, shown, nowSeconds, wording)}
            isLoading={isLoading}
            failure={
              list.isError && !hasData ? (
                <ListFailure
                  title={wording.errors('error.cant-retrieve-current-orders')}
                  error={list.error}
                  onRetry={() => void list.refetch()}
                />
              ) : null
            }
            empty={
              <EmptyTab
                tab={tab}
                counts={counts}
                searchKey={searchKey}
                total={orders.length}
                onShow={showTab}
              />
            }
            ask={
              <>
                {list.data?.isCut && <CutNote count={orders.length} />}
                <AskForAlerts orders={orders} nowSeconds={nowSeconds} />
              </>
            }
            shownAsOf={isOld ? Math.floor(list.dataUpdatedAt / 1000) : null}
            isOnline={isOnline}
            openId={opened.orderId}
            nowSeconds={nowSeconds}
            isSoonestFirst={tab === 'scheduled'}
            onOpen={opened.open}
            onRetry={() => void list.refetch()}
          />
        }
      />
      {hasHistory && opened.orderId === null && <HistoryAhead filters={filters} />}
    </>
  );
}
