import type { ReactNode } from 'react';

/** CSS variables, so that a chart follows the theme and a saved file can use the light theme. */
export const INK = 'var(--ink)';
export const INK_2 = 'var(--ink-2)';
export const LINE = 'var(--line)';
const AXIS = 'var(--control)';
export const PRIMARY = 'var(--primary)';
export const LATE = 'var(--st-late)';
export const GOOD = 'var(--st-done)';
export const MONEY = 'var(--st-plan)';
export const STOPPED = 'var(--st-stop)';

interface LabelProps {
  x: number;
  y: number;
  children: ReactNode;
  anchor?: 'start' | 'middle' | 'end';
  look?: 'tick' | 'name' | 'value';
  fill?: string;
  /** Keeps the text legible over lines. */
  hasHalo?: boolean;
}

/**
 * Uses attributes only, because a saved SVG has no style sheet. The drawing runs from left to right, so that anchors
 * are sides; the words of each label run as their own first letter.
 */
export function Label({ x, y, children, anchor = 'middle', look = 'tick', fill, hasHalo }: LabelProps) {
  return (
    <text
      x={x}
      y={y}
      textAnchor={anchor}
      unicodeBidi="plaintext"
      fontSize={look === 'tick' ? 11 : 12.5}
      fontWeight={look === 'value' ? 650 : look === 'name' ? 500 : 400}
      fill={fill ?? (look === 'tick' ? INK_2 : INK)}
      {...(hasHalo && { stroke: 'var(--surface)', strokeWidth: 4, paintOrder: 'stroke' })}
    >
      {children}
    </text>
  );
}

const TICK_LETTER = 6;

/** About the width of a label of the look `tick` in pixels; marks above and below letters need no room. */
export const labelWidth = (text: string): number => TICK_LETTER * text.replace(/\p{M}/gu, '').length;

interface RowsProps {
  ticks: readonly number[];
  x: readonly [number, number];
  at(value: number): number;
  words?(value: number): string;
}

/** The chart draws its own base line. */
export function GridRows({ ticks, x: [start, end], at, words = String }: RowsProps) {
  const mirrored = end < start;
  return (
    <>
      {ticks.map((tick) => (
        <g key={tick}>
          <line x1={start} x2={end} y1={at(tick)} y2={at(tick)} stroke={LINE} />
          <Label x={start + (mirrored ? 6 : -6)} y={at(tick) + 4} anchor={mirrored ? 'start' : 'end'}>
            {words(tick)}
          </Label>
        </g>
      ))}
    </>
  );
}

export const BaseLine = ({ x, y }: { x: readonly [number, number]; y: number }) => (
  <line x1={x[0]} x2={x[1]} y1={y} y2={y} stroke={AXIS} />
);

/** A circle for a good value, a diamond for a late one. */
export function ValueMark({ x, y, isLate, fill }: { x: number; y: number; isLate: boolean; fill: string }) {
  return isLate ? (
    <path d={`M${x} ${y - 7}l7 7l-7 7l-7 -7Z`} fill={fill} />
  ) : (
    <circle cx={x} cy={y} r={5.5} fill={fill} />
  );
}
