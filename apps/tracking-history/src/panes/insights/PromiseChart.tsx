import { scaleLinear } from 'd3-scale';
import type { Insights } from '@courier/api-client';
import { lateOrders, type PromiseGroup } from '../../model/insights/promise-groups';
import { BaseLine, GOOD, GridRows, INK_2, LATE, Label, ValueMark, labelWidth } from './marks';
import type { Size } from './use-size';

interface PromiseChartProps {
  groups: readonly PromiseGroup[];
  /** Single deliveries, if they are too few to group; null for groups. */
  single: Insights['promises'] | null;
  size: Size;
  words: { actual: string; promised: string; exact: string; half: string; eightInTen: string };
}

const [HEAD, FOOT, START] = [34, 36, 34];

/** On the dashed line both times are equal; a delivery is late after the end of its promised range. */
export function PromiseChart({ groups, single, size: { width, height }, words }: PromiseChartProps) {
  const spread = groups.flatMap((group) => (group.spread ? [{ ...group, ...group.spread }] : []));
  const promised = (single ?? spread).map((row) => row.promised);
  const actual = single ? single.map((row) => row.actual) : spread.flatMap(({ low, high }) => [low, high]);
  const all = [...promised, ...actual];
  const x = scaleLinear()
    .domain([Math.min(...promised) - 3, Math.max(...promised) + 3])
    .range([START, width - 4]);
  const y = scaleLinear()
    .domain([Math.max(0, Math.min(...all) - 5), Math.max(...all) + 5])
    .nice(5)
    .range([height - FOOT, HEAD]);
  const [from, to] = [x.domain()[0] ?? 0, x.domain()[1] ?? 0];
  const ticks = [...new Set(promised)].sort((a, b) => a - b);
  const every = Math.ceil((ticks.length * 30) / Math.max(60, width - START));
  return (
    <>
      <Label x={0} y={12} anchor="start">
        {words.actual}
      </Label>
      <Legend width={width} words={words} isSingle={single !== null} />
      <GridRows ticks={y.ticks(5)} x={[START, width]} at={y} />
      <BaseLine x={[START, width]} y={height - FOOT} />
      <line
        x1={x(from)}
        y1={y(from)}
        x2={x(to)}
        y2={y(to)}
        stroke={INK_2}
        strokeWidth={1.25}
        strokeDasharray="5 4"
      />
      {!single &&
        spread.map(({ promised: at, low, high, isLate }) => (
          <line
            key={at}
            x1={x(at)}
            x2={x(at)}
            y1={y(low)}
            y2={y(high)}
            stroke={isLate ? LATE : GOOD}
            strokeOpacity={0.28}
            strokeWidth={7}
            strokeLinecap="round"
          />
        ))}
      {!single &&
        spread.map(({ promised: at, median, isLate }) => (
          <ValueMark key={at} x={x(at)} y={y(median)} isLate={isLate} fill={isLate ? LATE : GOOD} />
        ))}
      {single?.map((row) => {
        const isLate = lateOrders(row) > 0;
        return (
          <ValueMark
            key={`${row.promised} ${row.actual}`}
            x={x(row.promised)}
            y={y(row.actual)}
            isLate={isLate}
            fill={isLate ? LATE : GOOD}
          />
        );
      })}
      {ticks.map(
        (tick, index) =>
          index % every === 0 && (
            <Label key={tick} x={x(tick)} y={height - FOOT + 16}>
              {tick}
            </Label>
          ),
      )}
      <Label x={x(to)} y={Math.max(HEAD, y(to)) - 6} anchor="end" hasHalo>
        {words.exact}
      </Label>
      <Label x={width} y={height - 3} anchor="end">
        {words.promised}
      </Label>
    </>
  );
}

function Legend(props: { width: number; words: PromiseChartProps['words']; isSingle: boolean }) {
  const { width, words, isSingle } = props;
  // The marks are at the end, so that their labels have enough space in every language.
  if (isSingle)
    return (
      <>
        <Label x={width - 34} y={12} anchor="end">
          {words.half}
        </Label>
        <Marks x={width - 24} />
      </>
    );
  // Each label has the room of its words, and at least that of the English ones.
  const half = width - 28 - Math.max(48, labelWidth(words.eightInTen) + 4);
  const halfLabel = half + 8 - Math.max(46, labelWidth(words.half));
  return (
    <>
      <line
        x1={half + 14}
        x2={half + 28}
        y1={8}
        y2={8}
        stroke={GOOD}
        strokeOpacity={0.28}
        strokeWidth={7}
        strokeLinecap="round"
      />
      <Label x={width} y={12} anchor="end">
        {words.eightInTen}
      </Label>
      <Marks x={halfLabel - 24} />
      <Label x={halfLabel} y={12} anchor="start">
        {words.half}
      </Label>
    </>
  );
}

/**
 * On time and late, as in the plot.
 * @param x centre of the first mark
 */
function Marks({ x }: { x: number }) {
  return (
    <>
      <circle cx={x} cy={8} r={5} fill={GOOD} />
      <path d={`M${x + 14} 2l6 6l-6 6l-6 -6Z`} fill={LATE} />
    </>
  );
}
