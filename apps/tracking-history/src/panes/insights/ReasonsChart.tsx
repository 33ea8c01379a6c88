import { scaleLinear } from 'd3-scale';
import { Label, STOPPED } from './marks';
import type { Size } from './use-size';

interface ReasonsChartProps {
  reasons: readonly { name: string; orders: number }[];
  size: Size;
  isMirrored: boolean;
}

const ROW = 42;

/** The table shows the reasons that do not fit. */
export function ReasonsChart({ reasons, size: { width, height }, isMirrored }: ReasonsChartProps) {
  const shown = reasons.slice(0, Math.max(1, Math.floor(height / ROW)));
  const long = scaleLinear()
    .domain([0, Math.max(...reasons.map(({ orders }) => orders))])
    .range([0, width]);
  const [begin, end] = isMirrored ? (['end', 'start'] as const) : (['start', 'end'] as const);
  const side = (at: number) => (isMirrored ? width - at : at);
  return shown.map(({ name, orders }, index) => (
    <g key={name}>
      <Label x={side(0)} y={index * ROW + 14} anchor={begin} look="name">
        {name}
      </Label>
      <Label x={side(width)} y={index * ROW + 14} anchor={end} look="value">
        {orders}
      </Label>
      <rect x={0} y={index * ROW + 20} width={width} height={6} rx={3} fill="var(--sunken)" />
      <rect
        x={isMirrored ? width - long(orders) : 0}
        y={index * ROW + 20}
        width={long(orders)}
        height={6}
        rx={3}
        fill={STOPPED}
      />
    </g>
  ));
}
