import { FEW, FEW_TO_SPREAD, punctuality, sumOrders } from '../../model/insights/insight-sums';
import { promiseGroups } from '../../model/insights/promise-groups';
import { useWording } from '../../copy';
import { ChartCard } from './ChartCard';
import { PromiseChart } from './PromiseChart';
import type { CardProps } from './card-props';

export function PromiseCard({ insights, days }: Pick<CardProps, 'insights' | 'days'>) {
  const { t, number, percent } = useWording();
  const { promises } = insights;
  const groups = promiseGroups(promises);
  const { promised, onTime } = punctuality(insights);
  const total = sumOrders(promises);
  const isFew = total < FEW;
  const title = t('insights.promise.title');
  const note = t('insights.promise.note', { onTime: number(onTime), promised: number(promised) });
  const minutes = (value: number | undefined) => (value === undefined ? t('insights.few') : number(value));
  const isSingle = total < FEW_TO_SPREAD;
  return (
    <ChartCard
      id="promised-against-actual"
      title={title}
      figure={isFew ? number(onTime) : percent(onTime / promised)}
      note={note}
      finding={`${title}: ${note}`}
      days={days}
      instead={
        total === 0
          ? t('insights.none')
          : isFew || (!isSingle && groups.every(({ spread }) => spread === null))
            ? t('insights.fewToDraw')
            : null
      }
      twin={{
        columns: [
          { key: 'promised_minutes', title: t('insights.promise.promised'), isFigure: false },
          { key: 'orders', title: t('insights.ordersHead'), isFigure: true },
          { key: 'half_by_minutes', title: t('insights.promise.halfBy'), isFigure: true },
          { key: 'from_minutes', title: t('insights.promise.from'), isFigure: true },
          { key: 'to_minutes', title: t('insights.promise.to'), isFigure: true },
        ],
        rows: groups.map(({ promised: at, orders, spread }) => ({
          cells: [
            number(at),
            number(orders),
            minutes(spread?.median),
            minutes(spread?.low),
            minutes(spread?.high),
          ],
          raw: {
            promised_minutes: at,
            orders,
            half_by_minutes: spread?.median ?? null,
            from_minutes: spread?.low ?? null,
            to_minutes: spread?.high ?? null,
          },
        })),
        total: [t('insights.all'), number(total), '', '', ''],
      }}
    >
      {(size) => (
        <PromiseChart
          groups={groups}
          single={isSingle ? promises : null}
          size={size}
          words={{
            actual: t('insights.promise.actual'),
            promised: t('insights.promise.promised'),
            exact: t('insights.promise.exact'),
            half: isSingle ? t('insights.promise.each') : t('insights.promise.half'),
            eightInTen: t('insights.promise.eightInTen'),
          }}
        />
      )}
    </ChartCard>
  );
}
