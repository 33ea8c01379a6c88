import { scaleBand } from 'd3-scale';
import { hourShade, shadeRanges, type HourGrid } from '../../model/insights/hour-grid';
import { INK, Label, PRIMARY } from './marks';
import type { Size } from './use-size';

/** Share of the primary colour per shade. */
const STRENGTHS = [0, 0.12, 0.28, 0.46, 0.88, 1] as const;
/** From this shade on, figures use the contrast colour of the primary colour. */
const STRONG = 4;
/** Narrower cells in pixels show no figure, and only every other hour has a label. */
const ROOM_FOR_FIGURE = 20;
/** Height in pixels of a weekday's row; a period of few days leaves the rest empty. */
const TALLEST_ROW = 56;
/** Width in pixels of the unit and five ranges. */
const LEGEND_WITH_UNIT = 330;

interface HourChartProps {
  grid: HourGrid;
  size: Size;
  isMirrored: boolean;
  weekdays: readonly number[];
  dayName(weekday: number): string;
  unit: string;
}

/** A frame marks the busiest hour. */
export function HourChart({
  grid,
  size: { width, height },
  isMirrored,
  weekdays,
  dayName,
  unit,
}: HourChartProps) {
  const names = 40;
  const [foot, head] = [30, 20];
  const most = grid.peak?.orders ?? 0;
  const across: [number, number] = isMirrored ? [width - names, 0] : [names, width];
  const x = scaleBand<number>()
    .domain([...grid.hours])
    .range(across);
  const y = scaleBand<number>()
    .domain([...weekdays])
    .range([head, Math.min(head + weekdays.length * TALLEST_ROW, Math.max(head + 7 * 20, height - foot))]);
  const [cell, row] = [x.bandwidth() - 2, y.bandwidth() - 2];
  const isRoomy = cell >= ROOM_FOR_FIGURE;
  const box = (weekday: number, hour: number) => ({
    x: (x(hour) ?? 0) + 1,
    y: (y(weekday) ?? 0) + 1,
    width: cell,
    height: row,
    rx: 3,
  });
  return (
    <>
      {grid.hours.map(
        (hour, index) =>
          (isRoomy || index % 3 === 0) && (
            <Label key={hour} x={(x(hour) ?? 0) + 1 + cell / 2} y={head - 7}>
              {hour}
            </Label>
          ),
      )}
      {weekdays.map((weekday) => (
        <g key={weekday}>
          <Label
            x={isMirrored ? width : 0}
            y={(y(weekday) ?? 0) + row / 2 + 5}
            anchor={isMirrored ? 'end' : 'start'}
          >
            {dayName(weekday)}
          </Label>
          {grid.hours.map((hour) => {
            const orders = grid.at(weekday, hour);
            const shade = hourShade(orders, most);
            const { x: left, y: top } = box(weekday, hour);
            return (
              <g key={hour}>
                <rect {...box(weekday, hour)} fill={shade === 0 ? 'var(--sunken)' : 'var(--surface)'} />
                <rect {...box(weekday, hour)} fill={PRIMARY} fillOpacity={STRENGTHS[shade] ?? 0} />
                {isRoomy && orders > 0 && (
                  <Label
                    x={left + cell / 2}
                    y={top + row / 2 + 4}
                    look={shade >= STRONG ? 'value' : 'tick'}
                    fill={shade >= STRONG ? 'var(--on-primary)' : INK}
                  >
                    {orders}
                  </Label>
                )}
              </g>
            );
          })}
        </g>
      ))}
      {grid.peak && (
        <rect {...box(grid.peak.weekday, grid.peak.hour)} fill="none" stroke={INK} strokeWidth={2} />
      )}
      <ShadeLegend most={most} y={height - 8} width={width} isMirrored={isMirrored} unit={unit} />
    </>
  );
}

function ShadeLegend(props: { most: number; y: number; width: number; isMirrored: boolean; unit: string }) {
  const { most, y, width, isMirrored, unit } = props;
  const side = (at: number) => (isMirrored ? width - at : at);
  const anchor = isMirrored ? 'end' : 'start';
  // If the unit does not fit, only the heading names it.
  const isNamed = width >= LEGEND_WITH_UNIT;
  const start = isNamed ? 60 : 0;
  const step = Math.min(68, (width - start) / 5);
  return (
    <>
      {isNamed && (
        <Label x={side(0)} y={y} anchor={anchor}>
          {unit}
        </Label>
      )}
      {shadeRanges(most).map(({ shade, from, to }, index) => {
        const at = start + index * step;
        const left = isMirrored ? width - at - 13 : at;
        return (
          <g key={shade}>
            <rect x={left} y={y - 9} width={13} height={10} rx={3} fill="var(--surface)" />
            <rect
              x={left}
              y={y - 9}
              width={13}
              height={10}
              rx={3}
              fill={PRIMARY}
              fillOpacity={STRENGTHS[shade] ?? 0}
            />
            <Label x={side(at + 17)} y={y} anchor={anchor}>
              {from === to ? from : `${from}–${to}`}
            </Label>
          </g>
        );
      })}
    </>
  );
}
