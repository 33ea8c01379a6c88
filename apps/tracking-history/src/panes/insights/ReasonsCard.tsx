import { CANCEL_REASONS, UNNAMED_REASON, type CancelReason } from '@courier/api-client/order-rules';
import { cancelCounts, placedIn, sumOrders, type CancelCount } from '../../model/insights/insight-sums';
import { useWording } from '../../copy';
import { ChartCard } from './ChartCard';
import { ReasonsChart } from './ReasonsChart';
import type { CardProps } from './card-props';

const isReason = (reason: string | null): reason is CancelReason =>
  CANCEL_REASONS.some((known) => known === reason);

export function ReasonsCard({ insights, days, isMirrored }: CardProps) {
  const { t, status, number, percent } = useWording();
  const counts = cancelCounts(insights);
  const [total, placed] = [sumOrders(counts), placedIn(insights)];
  const title = t('insights.reasons.title');
  const name = ({ reason, failed }: CancelCount) => {
    if (failed) return status('stalled');
    if (reason === null || reason === UNNAMED_REASON) return t('insights.reasons.untold');
    return isReason(reason) ? t(`reasons.${reason}`) : reason;
  };
  const note = t('insights.reasons.note', { share: percent(placed === 0 ? 0 : total / placed) });
  return (
    <ChartCard
      id="cancel-reasons"
      title={title}
      figure={number(total)}
      note={note}
      finding={`${title}: ${counts.map((row) => `${name(row)} ${row.orders}`).join(', ')}`}
      days={days}
      instead={total === 0 ? t('insights.reasons.none') : null}
      twin={{
        columns: [
          { key: 'reason', title: t('insights.reasons.reason'), isFigure: false },
          { key: 'orders', title: t('insights.ordersHead'), isFigure: true },
        ],
        rows: counts.map((row) => ({
          cells: [name(row), number(row.orders)],
          raw: { reason: row.failed ? 'FAILED' : row.reason, orders: row.orders },
        })),
        total: [t('insights.all'), number(total)],
      }}
    >
      {(size) => (
        <ReasonsChart
          reasons={counts.map((row) => ({ name: name(row), orders: row.orders }))}
          size={size}
          isMirrored={isMirrored}
        />
      )}
    </ChartCard>
  );
}
