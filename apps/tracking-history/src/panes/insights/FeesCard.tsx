import { feeFigures } from '../../model/insights/fee-points';
import { sumOrders } from '../../model/insights/insight-sums';
import { useWording } from '../../copy';
import { ChartCard } from './ChartCard';
import { FeeChart } from './FeeChart';
import type { CardProps } from './card-props';

export function FeesCard({ insights, days }: Pick<CardProps, 'insights' | 'days'>) {
  const { t, number, money } = useWording();
  const figures = feeFigures(insights.fees);
  const { average, total, kilometres } = figures;
  const orders = sumOrders(insights.fees);
  const title = t('insights.fees.title');
  const note = t('insights.fees.note', { total: money(total) });
  const formatFee = (amount: number | null) => (amount === null ? t('insights.few') : money(amount));
  return (
    <ChartCard
      id="fee-against-distance"
      title={title}
      figure={money(average ?? 0)}
      note={note}
      finding={`${title}: ${money(average ?? 0)} ${note}`}
      days={days}
      instead={average === null ? t('insights.none') : null}
      twin={{
        columns: [
          { key: 'kilometres', title: t('insights.fees.distance'), isFigure: false },
          { key: 'orders', title: t('insights.ordersHead'), isFigure: true },
          { key: 'average_fee', title: t('insights.fees.average'), isFigure: true },
        ],
        rows: kilometres.map((row) => ({
          cells: [`${row.from}–${row.from + 1}`, number(row.orders), formatFee(row.average)],
          raw: {
            kilometres: `${row.from} to ${row.from + 1}`,
            orders: row.orders,
            average_fee: row.average === null ? null : Number(row.average.toFixed(3)),
          },
        })),
        total: [t('insights.all'), number(orders), formatFee(average)],
      }}
    >
      {(size) => (
        <FeeChart
          figures={figures}
          size={size}
          money={money}
          words={{ fee: t('insights.fees.fee'), distance: t('insights.fees.distance') }}
        />
      )}
    </ChartCard>
  );
}
