import { useVendors } from '@courier/shell-api';
import { FEW, outletsByOrders, sumOrders } from '../../model/insights/insight-sums';
import { outletName } from '../../model/lists/outlet-name';
import { useWording } from '../../copy';
import { ChartCard } from './ChartCard';
import { OutletsChart } from './OutletsChart';
import type { CardProps } from './card-props';

export function OutletsCard({ insights, days, isMirrored }: CardProps) {
  const { t, number, percent } = useWording();
  const { vendors, selected } = useVendors();
  const outlets = outletsByOrders(insights);
  const parent = selected?.vendor_information.name;
  const shownOutletName = (id: string) =>
    outletName(
      vendors.find((vendor) => vendor.vendor_id === id)?.vendor_information.name ?? id,
      id === selected?.vendor_id ? undefined : parent,
    );
  const total = sumOrders(outlets);
  const title = t('insights.outlets.title');
  const note = t('insights.outlets.note', { count: total });
  const share = (onTime: number, promised: number) =>
    promised < FEW ? t('insights.few') : percent(onTime / promised);
  return (
    <ChartCard
      id="outlets"
      title={title}
      figure={t('insights.outlets.named', { count: outlets.length })}
      note={note}
      finding={`${title}: ${t('insights.outlets.named', { count: outlets.length })} ${note}`}
      days={days}
      instead={total === 0 ? t('insights.none') : null}
      twin={{
        columns: [
          { key: 'outlet', title: t('insights.outlets.outlet'), isFigure: false },
          { key: 'orders', title: t('insights.ordersHead'), isFigure: true },
          { key: 'delivered', title: t('insights.outlets.delivered'), isFigure: true },
          { key: 'median_minutes', title: t('insights.outlets.median'), isFigure: true },
          { key: 'on_time_share', title: t('insights.outlets.onTime'), isFigure: true },
        ],
        rows: outlets.map((outlet) => ({
          cells: [
            shownOutletName(outlet.vendor_id),
            number(outlet.orders),
            number(outlet.delivered),
            outlet.median_minutes === null || outlet.delivered < FEW
              ? t('insights.few')
              : number(outlet.median_minutes),
            share(outlet.on_time, outlet.promised),
          ],
          raw: {
            outlet: shownOutletName(outlet.vendor_id),
            orders: outlet.orders,
            delivered: outlet.delivered,
            median_minutes: outlet.delivered < FEW ? null : outlet.median_minutes,
            on_time_share: outlet.promised < FEW ? null : outlet.on_time / outlet.promised,
          },
        })),
        total: [
          t('insights.all'),
          number(total),
          number(outlets.reduce((sum, { delivered }) => sum + delivered, 0)),
          '',
          '',
        ],
      }}
    >
      {(size) => (
        <OutletsChart
          outlets={outlets}
          size={size}
          isMirrored={isMirrored}
          outletName={shownOutletName}
          percent={percent}
          words={{
            outlet: t('insights.outlets.outlet'),
            orders: t('insights.orders'),
            median: t('insights.outlets.median'),
            onTime: t('insights.outlets.onTime'),
            few: t('insights.few'),
          }}
        />
      )}
    </ChartCard>
  );
}
