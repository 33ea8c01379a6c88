import { histogram, stepFor, type Bin } from '../../model/insights/histogram';
import { FEW, FEW_TO_SPREAD, sumOrders } from '../../model/insights/insight-sums';
import { useWording } from '../../copy';
import { ChartCard } from './ChartCard';
import { MinutesChart } from './MinutesChart';

interface MinutesCardProps {
  id: string;
  title: string;
  counted: readonly { minutes: number; orders: number }[];
  /** Minutes from which orders are marked as long; null without such a limit. */
  limit: number | null;
  note(total: number): string;
  days: string;
  isMirrored: boolean;
}

const MOST_BINS = 14;

export function MinutesCard(props: MinutesCardProps) {
  const { id, title, counted, limit, note, days, isMirrored } = props;
  const { t, number, percent } = useWording();
  const spread = histogram(counted, stepFor(counted, MOST_BINS), MOST_BINS);
  const { median, ninth, bins } = spread;
  const total = sumOrders(counted);
  const minutes = (value: number | null) => t('insights.minutes', { count: value ?? 0 });
  const isFew = total < FEW;
  const words = {
    median: t('insights.half', { minutes: minutes(median) }),
    ninth: t('insights.nineInTen', { minutes: minutes(ninth) }),
  };
  const range = ({ from, to }: Bin) =>
    to === null
      ? t('insights.andMore', { minutes: from })
      : to - from === 1
        ? String(from)
        : `${from}–${to - 1}`;
  return (
    <ChartCard
      id={id}
      title={title}
      figure={median === null || isFew ? number(total) : minutes(median)}
      note={isFew && total > 0 ? t('insights.unit', { count: total }) : note(total)}
      finding={`${title}: ${words.median}, ${words.ninth}`}
      days={days}
      instead={total === 0 ? t('insights.none') : isFew ? t('insights.fewToDraw') : null}
      twin={{
        columns: [
          { key: 'minutes', title: t('insights.minutesHead'), isFigure: false },
          { key: 'orders', title: t('insights.ordersHead'), isFigure: true },
          { key: 'share', title: t('insights.share'), isFigure: true },
        ],
        rows: bins.map((bin) => ({
          cells: [range(bin), number(bin.orders), isFew ? t('insights.few') : percent(bin.orders / total)],
          raw: {
            minutes:
              bin.to === null
                ? `${bin.from}+`
                : bin.to - bin.from === 1
                  ? bin.from
                  : `${bin.from} to ${bin.to - 1}`,
            orders: bin.orders,
            share: isFew ? null : bin.orders / total,
          },
        })),
        total: [t('insights.all'), number(total), isFew ? '' : percent(1)],
      }}
    >
      {(size) => (
        <MinutesChart
          histogram={spread}
          single={total < FEW_TO_SPREAD ? counted : null}
          longFrom={limit}
          size={size}
          isMirrored={isMirrored}
          unit={t('insights.min')}
          words={words}
        />
      )}
    </ChartCard>
  );
}
