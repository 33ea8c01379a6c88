import { scaleLinear } from 'd3-scale';
import type { Insights } from '@courier/api-client';
import { FEW } from '../../model/insights/insight-sums';
import { INK_2, LATE, LINE, Label, PRIMARY, ValueMark } from './marks';
import type { Size } from './use-size';

interface OutletsChartProps {
  outlets: Insights['outlets'];
  size: Size;
  isMirrored: boolean;
  outletName(vendorId: string): string;
  percent(share: number): string;
  words: { outlet: string; orders: string; median: string; onTime: string; few: string };
}

/** An outlet with a lower share on time is drawn as late. */
const GOOD_SHARE = 0.85;
const [HEAD, FOOT, ROW] = [26, 42, 32];
/** The chart shows as many outlets as fit; the table shows all. */
const rowsIn = (height: number) => Math.max(1, Math.floor((height - HEAD - FOOT) / ROW));

const shortened = (name: string, most: number) => (name.length > most ? `${name.slice(0, most - 1)}…` : name);

export function OutletsChart(props: OutletsChartProps) {
  const { outlets, size, isMirrored, outletName, percent, words } = props;
  const { width, height } = size;
  const shown = outlets.slice(0, rowsIn(height));
  const side = (at: number) => (isMirrored ? width - at : at);
  const [begin, end] = isMirrored ? (['end', 'start'] as const) : (['start', 'end'] as const);
  const [nameEnd, ordersEnd, timeEnd] = [width * 0.3, width * 0.4, width - 62];
  const medians = shown.flatMap(({ median_minutes }) => (median_minutes === null ? [] : [median_minutes]));
  const x = scaleLinear()
    .domain([Math.min(...medians, 60) - 5, Math.max(...medians, 0) + 5])
    .nice(4)
    .range([ordersEnd + 12, timeEnd]);
  const foot = HEAD + shown.length * ROW;
  const ticks = x.ticks(4);
  return (
    <>
      <Label x={side(0)} y={12} anchor={begin}>
        {words.outlet}
      </Label>
      <Label x={side(ordersEnd)} y={12} anchor={end}>
        {words.orders}
      </Label>
      <Label x={side(width)} y={12} anchor={end}>
        {words.onTime}
      </Label>
      {ticks.map((tick) => (
        <g key={tick}>
          <line x1={side(x(tick))} x2={side(x(tick))} y1={HEAD - 4} y2={foot} stroke={LINE} />
          <Label x={side(x(tick))} y={foot + 16}>
            {tick}
          </Label>
        </g>
      ))}
      {/* A line of its own: in most languages it is wider than the time axis. */}
      <Label x={side(width)} y={foot + 34} anchor={end}>
        {words.median}
      </Label>
      {shown.map((outlet, index) => {
        const y = HEAD + index * ROW + ROW / 2;
        const isFew = outlet.promised < FEW;
        const isLate = !isFew && outlet.on_time / outlet.promised < GOOD_SHARE;
        return (
          <g key={outlet.vendor_id}>
            <Label x={side(0)} y={y + 4} anchor={begin} look="name">
              {shortened(outletName(outlet.vendor_id), Math.floor(nameEnd / 7))}
            </Label>
            <Label x={side(ordersEnd)} y={y + 4} anchor={end} look="value">
              {outlet.orders}
            </Label>
            {outlet.median_minutes !== null && outlet.delivered >= FEW && (
              <>
                <line
                  x1={side(x(x.domain()[0] ?? 0))}
                  x2={side(x(outlet.median_minutes))}
                  y1={y}
                  y2={y}
                  stroke={PRIMARY}
                  strokeOpacity={0.46}
                  strokeWidth={3}
                />
                <ValueMark x={side(x(outlet.median_minutes))} y={y} isLate={false} fill={PRIMARY} />
              </>
            )}
            <Label
              x={side(width)}
              y={y + 4}
              anchor={end}
              look={isFew ? 'tick' : 'value'}
              {...(isLate ? { fill: LATE } : isFew ? { fill: INK_2 } : {})}
            >
              {isFew ? words.few : percent(outlet.on_time / outlet.promised)}
            </Label>
          </g>
        );
      })}
    </>
  );
}
