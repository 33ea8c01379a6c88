import { figuresTag, numberFormat } from './intl-cache';
import { DIRECTION_MARKS, isolateFigure } from './left-to-right';

/**
 * A share as percent: 0.125 gives `12.5%`, `12,5 %` in German.
 * @param decimals at most so many; two by default
 */
export function formatPercent(share: number, locale: string, decimals = 2): string {
  const format = numberFormat(figuresTag(locale), { style: 'percent', maximumFractionDigits: decimals });
  return isolateFigure(format.format(share).replace(DIRECTION_MARKS, ''), locale);
}
