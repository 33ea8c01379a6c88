import { scaleLinear } from 'd3-scale';
import type { Bin, Histogram } from '../../model/insights/histogram';
import { BaseLine, GridRows, INK, Label, PRIMARY } from './marks';
import type { Size } from './use-size';

interface MinutesChartProps {
  histogram: Histogram;
  /** Single orders, if they are too few for a distribution; null for bars. */
  single: readonly { minutes: number; orders: number }[] | null;
  /** Minutes from which orders are marked as long; a bin is marked if it reaches beyond this value. */
  longFrom: number | null;
  size: Size;
  isMirrored: boolean;
  unit: string;
  /** E.g. "half by 32 min", "9 in 10 by 47 min". */
  words: { median: string; ninth: string };
}

const [HEAD, FOOT, START] = [38, 34, 34];

/** The lines are the median and the 90th percentile. */
export function MinutesChart(props: MinutesChartProps) {
  const { histogram, single, longFrom, size, isMirrored, unit, words } = props;
  const { width, height } = size;
  const { bins, median, ninth } = histogram;
  const from = bins[0]?.from ?? 0;
  const step = bins.length > 1 ? (bins[1]?.from ?? 0) - from : (bins[0]?.to ?? from + 1) - from;
  const to = from + step * Math.max(1, bins.length);
  const across: [number, number] = isMirrored ? [width - START, 0] : [START, width];
  const x = scaleLinear().domain([from, to]).range(across);
  const most = Math.max(1, ...(single ?? bins).map(({ orders }) => orders));
  const y = scaleLinear()
    .domain([0, most])
    .nice(4)
    .range([height - FOOT, HEAD]);
  const isLong = ({ from: begin, to: end }: Bin) => longFrom !== null && (end ?? begin + step) > longFrom;
  const every = Math.ceil((bins.length * 26) / Math.max(60, width - START));
  return (
    <>
      {!single && (
        <GridRows ticks={y.ticks(4).filter((tick) => tick > 0 && Number.isInteger(tick))} x={across} at={y} />
      )}
      {!single &&
        bins.map((bin) => {
          const [a, b] = [x(bin.from), x(bin.from + step)];
          return (
            <rect
              key={bin.from}
              x={Math.min(a, b) + 1.5}
              y={y(bin.orders)}
              width={Math.max(1, Math.abs(b - a) - 3)}
              height={Math.max(0, height - FOOT - y(bin.orders))}
              rx={2}
              fill={PRIMARY}
              fillOpacity={isLong(bin) ? 1 : 0.46}
            />
          );
        })}
      {single?.flatMap(({ minutes, orders }) =>
        Array.from({ length: orders }, (_, index) => (
          <SingleMark
            key={`${minutes} ${index}`}
            x={x(Math.min(minutes, to))}
            y={height - FOOT - 8 - index * 13}
            isLong={longFrom !== null && minutes >= longFrom}
          />
        )),
      )}
      <BaseLine x={across} y={height - FOOT} />
      {bins.map(
        (bin, index) =>
          index % every === 0 && (
            <Label key={bin.from} x={x(bin.from)} y={height - FOOT + 16}>
              {bin.from}
            </Label>
          ),
      )}
      <Label x={across[1]} y={height - 2} anchor={isMirrored ? 'start' : 'end'}>
        {unit}
      </Label>
      {!single && median !== null && ninth !== null && (
        <Lines at={[x(Math.min(median, to)), x(Math.min(ninth, to))]} size={size} words={words} />
      )}
    </>
  );
}

/** A circle, or a square for a long time: the colour of lateness is for late orders alone. */
const SingleMark = ({ x, y, isLong }: { x: number; y: number; isLong: boolean }) =>
  isLong ? (
    <rect x={x - 5} y={y - 5} width={10} height={10} fill={PRIMARY} />
  ) : (
    <circle cx={x} cy={y} r={5.5} fill={PRIMARY} fillOpacity={0.6} />
  );

interface LinesProps {
  at: readonly [number, number];
  size: Size;
  words: { median: string; ninth: string };
}

/** Each line's label has its own row, on the side with more space. */
function Lines({ at, size: { width, height }, words }: LinesProps) {
  return (
    <>
      {at.map((x, index) => (
        <line
          key={index}
          x1={x}
          x2={x}
          y1={3 + index * 15}
          y2={height - FOOT}
          stroke={INK}
          strokeWidth={1.25}
          strokeDasharray="2 2"
        />
      ))}
      {at.map((x, index) => {
        const isPastMiddle = x > width / 2;
        return (
          <Label
            key={index}
            x={x + (isPastMiddle ? -5 : 5)}
            y={12 + index * 15}
            anchor={isPastMiddle ? 'end' : 'start'}
            fill={INK}
            hasHalo
          >
            {index === 0 ? words.median : words.ninth}
          </Label>
        );
      })}
    </>
  );
}
