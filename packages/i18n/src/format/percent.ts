import { figuresTag, numberFormat } from './intl-cache';

/** A share as percent with at most two decimals: 0.125 gives `12.5%`, `12,5 %` in German. */
export function formatPercent(share: number, locale: string): string {
  return numberFormat(figuresTag(locale), { style: 'percent', maximumFractionDigits: 2 }).format(share);
}
