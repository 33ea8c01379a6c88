import { scaleLinear, scaleSqrt } from 'd3-scale';
import { line } from 'd3-shape';
import type { FeeFigures } from '../../model/insights/fee-points';
import { BaseLine, GridRows, INK, Label, MONEY } from './marks';
import type { Size } from './use-size';

interface FeeChartProps {
  figures: FeeFigures;
  size: Size;
  money(amount: number): string;
  words: { fee: string; distance: string };
}

const [HEAD, FOOT] = [28, 36];

/** Bubble areas are numbers of orders, the line is the average. */
export function FeeChart({ figures, size: { width, height }, money, words }: FeeChartProps) {
  const { points, kilometres } = figures;
  const fees = points.map(({ fee }) => fee);
  const y = scaleLinear()
    .domain([Math.min(...fees), Math.max(...fees)])
    .nice(5)
    .range([height - FOOT, HEAD]);
  const ticks = y.ticks(4);
  const start = 14 + 6 * Math.max(...ticks.map((tick) => money(tick).length));
  const far = Math.ceil(Math.max(...points.map((point) => point.kilometres)));
  const x = scaleLinear()
    .domain([0, far])
    .range([start, width - 6]);
  const radius = scaleSqrt()
    .domain([0, Math.max(...points.map(({ orders }) => orders))])
    .range([1.5, 9]);
  const averages = kilometres.flatMap(({ from, average }) =>
    average === null ? [] : [[from + 0.5, average] as [number, number]],
  );
  const path = line(
    (point: [number, number]) => x(point[0]),
    (point) => y(point[1]),
  )(averages);
  return (
    <>
      <Label x={0} y={12} anchor="start">
        {words.fee}
      </Label>
      <GridRows ticks={ticks} x={[start, width]} at={y} words={money} />
      <BaseLine x={[start, width]} y={height - FOOT} />
      {points.map((point) => (
        <circle
          key={`${point.kilometres} ${point.fee}`}
          cx={x(point.kilometres)}
          cy={y(point.fee)}
          r={radius(point.orders)}
          fill={MONEY}
          fillOpacity={0.38}
        />
      ))}
      {path !== null && (
        <path
          d={path}
          fill="none"
          stroke={INK}
          strokeWidth={2}
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      )}
      {x.ticks(Math.min(far, 8)).map(
        (tick) =>
          Number.isInteger(tick) && (
            <Label key={tick} x={x(tick)} y={height - FOOT + 16}>
              {tick}
            </Label>
          ),
      )}
      <Label x={width} y={height - 3} anchor="end">
        {words.distance}
      </Label>
    </>
  );
}
