import type { BrandId } from '../brand/brand-ids';
import type { MarkShape } from './mark-shape';

const strokePath = (d: string, stroke: string, strokeWidth: string): MarkShape => ({
  shape: 'path',
  attributes: { d, stroke, strokeWidth, strokeLinecap: 'round', strokeLinejoin: 'round' },
});
const area = (d: string, fill: string): MarkShape => ({ shape: 'path', attributes: { d, fill } });
const disc = (cx: string, cy: string, r: string, fill: string): MarkShape => ({
  shape: 'circle',
  attributes: { cx, cy, r, fill },
});
const petal = (turn: string): MarkShape => ({
  shape: 'ellipse',
  attributes: {
    cx: '14',
    cy: '6.8',
    rx: '4.3',
    ry: '5.8',
    fill: 'currentColor',
    transform: `rotate(${turn} 14 14)`,
  },
});

const ACCENT = 'var(--accent)';

/** The marks of the brands. A host passes them to documents, so that no remote contains them. */
export const MARKS: Readonly<Record<BrandId, readonly MarkShape[]>> = {
  courier: [
    strokePath('M21.8 7.3A10.3 10.3 0 1 0 21.8 20.7', 'currentColor', '4'),
    strokePath('M12.5 14H20', 'currentColor', '4'),
    disc('24', '14', '3.6', ACCENT),
  ],
  orchid: [petal('0'), petal('120'), petal('240'), disc('14', '14', '3.4', ACCENT)],
  oasis: [
    area('M14 2.5 25 14 14 25.5 3 14Z', 'currentColor'),
    strokePath(
      'M14 9v10M14 13c-2.8 0-4.3-1.4-4.6-3.6 2.8 0 4.3 1.3 4.6 3.6ZM14 13c2.8 0 4.3-1.4 4.6-3.6-2.8 0-4.3 1.3-4.6 3.6Z',
      ACCENT,
      '1.8',
    ),
  ],
  tangelo: [
    disc('14', '15.5', '10', 'currentColor'),
    strokePath('M14 15.5V9M14 15.5l5.6 3.3M14 15.5l-5.6 3.3', 'var(--surface)', '2'),
    area('M14.5 6c.3-2.8 2.2-4.3 5.5-4.3-.2 2.9-2 4.4-5.5 4.3Z', ACCENT),
  ],
  send: [
    strokePath('M5 8.5h18V23H5Z', 'currentColor', '4'),
    strokePath('M14 8.5V15', 'currentColor', '4'),
    disc('23', '6', '3.6', ACCENT),
  ],
};
