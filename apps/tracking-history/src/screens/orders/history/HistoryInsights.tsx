import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { insightsOptions, rangeOf } from '@courier/api-client/queries';
import { useLocaleState, usePorts } from '@courier/shell-api';
import { useNow, useOnline } from '@courier/shell-api/hooks';
import { Button, EmptyState } from '@courier/ui-kit/core';
import { NO_SCOPE, useListScope } from '../../../api/use-list-scope';
import { toLocalDays } from '../../../model/insights/chosen-days';
import { placedIn } from '../../../model/insights/insight-sums';
import { toPeriod, type createOrderFilters } from '../../../model/lists/order-filters.store';
import { ListNote } from '../../../panes/order-list/ListNote';
import { OutletsNote } from '../../../panes/order-list/OutletsNote';
import { useWording } from '../../../copy';
import styles from './HistoryInsights.module.css';
import { HistoryLayout } from './HistoryLayout';
import { HistoryPeriod } from './HistoryPeriod';
import { InsightsSkeleton } from './InsightsSkeleton';
import { ListFailure } from '../live/ListFailure';
import { useFollowedPlace } from '../live/use-followed-place';

/** Loaded on demand. */
const InsightsPane = lazy(() => import('../../../panes/insights/InsightsPane'));

interface HistoryInsightsProps {
  filters: ReturnType<typeof createOrderFilters>;
  view: ReactNode;
}

export function HistoryInsights({ filters, view }: HistoryInsightsProps) {
  const { t } = useWording();
  const { api } = usePorts();
  const { timezone } = useLocaleState().country;
  const isOnline = useOnline();
  const nowSeconds = useNow(60);
  const scope = useListScope();
  const { dateRangeFilter, choosePeriod } = useStore(filters);
  const { category } = dateRangeFilter;
  const period = toPeriod(dateRangeFilter);
  const range = rangeOf(period, nowSeconds, timezone);
  const { vendorId, includeOutlets } = scope ?? NO_SCOPE;
  const asked = useQuery({
    ...insightsOptions(api, { vendorId, includeOutlets, timezone }, period),
    enabled: scope !== null,
  });
  useFollowedPlace(filters, 'past', null);
  const { data: insights, error } = asked;
  const isOld = insights !== undefined && (asked.isRefetchError || !isOnline);
  const { first, last } = toLocalDays(range, timezone);
  const isWidest = category === 'past-month' || category === 'custom';
  const widen = () =>
    choosePeriod({ ...rangeOf('past-month', nowSeconds, timezone), category: 'past-month' });

  const body = () => {
    if (!insights && error)
      return <ListFailure title={t('insights.failed')} error={error} onRetry={() => void asked.refetch()} />;
    if (!insights) return <InsightsSkeleton />;
    if (placedIn(insights) === 0)
      return (
        <EmptyState
          icon="clock"
          title={t('empty.past.title')}
          text={t('insights.empty')}
          action={isWidest ? undefined : <Button onClick={widen}>{t('insights.widen')}</Button>}
        />
      );
    return (
      <Suspense fallback={<InsightsSkeleton />}>
        <InsightsPane insights={insights} first={first} last={last} />
      </Suspense>
    );
  };
  return (
    <HistoryLayout
      title={t('nav.history')}
      view={view}
      period={<HistoryPeriod filters={filters} range={range} />}
      search={null}
      tools={<OutletsNote />}
      opened={null}
      list={
        <section className={styles.pane} aria-label={t('views.insights')} aria-busy={asked.isFetching}>
          <ListNote
            isOnline={isOnline}
            shownAsOf={isOld ? Math.floor(asked.dataUpdatedAt / 1000) : null}
            onRetry={() => void asked.refetch()}
          />
          <div className={styles.body}>{body()}</div>
        </section>
      }
    />
  );
}
