import type { Insights } from '@courier/api-client';
import { useLocaleState } from '@courier/shell-api';
import { sumOrders } from '../../model/insights/insight-sums';
import { periodWeekdays } from '../../model/insights/period-weekdays';
import { useWording } from '../../copy';
import { FeesCard } from './FeesCard';
import { HoursCard } from './HoursCard';
import styles from './InsightsPane.module.css';
import { MinutesCard } from './MinutesCard';
import { OutletsCard } from './OutletsCard';
import { PromiseCard } from './PromiseCard';
import { ReasonsCard } from './ReasonsCard';

interface InsightsPaneProps {
  insights: Insights;
  first: string;
  last: string;
}

/** A longer wait delays the rider's next order. */
const LONG_WAIT_MINUTES = 10;

/**
 * Seven charts of a period.
 * @param first first day of the period, e.g. `2026-11-13`
 */
export default function InsightsPane({ insights, first, last }: InsightsPaneProps) {
  const { t, number } = useWording();
  const isMirrored = useLocaleState().direction === 'rtl';
  const { deliveries, pickups } = insights;
  const long = sumOrders(pickups.filter(({ minutes }) => minutes >= LONG_WAIT_MINUTES));
  const days = first === last ? first : `${first}_${last}`;
  const card = { insights, days, isMirrored, periodDays: periodWeekdays(first, last) };
  return (
    <div className={styles.grid}>
      <HoursCard {...card} />
      <MinutesCard
        {...card}
        id="delivery-time"
        title={t('insights.delivery.title')}
        counted={deliveries}
        limit={null}
        note={(count) => t('insights.delivery.note', { count })}
      />
      <MinutesCard
        {...card}
        id="waiting-at-pickup"
        title={t('insights.pickup.title')}
        counted={pickups}
        limit={LONG_WAIT_MINUTES}
        note={(count) =>
          t(long === 0 ? 'insights.pickup.short' : 'insights.pickup.note', {
            count,
            long: number(long),
            limit: LONG_WAIT_MINUTES,
          })
        }
      />
      <PromiseCard insights={insights} days={days} />
      <FeesCard insights={insights} days={days} />
      <OutletsCard {...card} />
      <ReasonsCard {...card} />
    </div>
  );
}
