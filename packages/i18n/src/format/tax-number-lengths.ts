import type { TaxNumberForm } from '@courier/config';
import { shownTag } from '../languages';
import { leftToRight } from './left-to-right';

/** Possible lengths of a tax number: `8`, `9 or 11`, `2–10`, `DE + 9`. */
export function formatTaxNumberLengths({ lengths, before, after }: TaxNumberForm, locale: string): string {
  const words = lengths.map((length) =>
    typeof length === 'number' ? String(length) : leftToRight(`${length[0]}–${length[1]}`),
  );
  const figures = new Intl.ListFormat(shownTag(locale), { type: 'disjunction', style: 'long' }).format(words);
  if (before === '' && after === '') return figures;
  return leftToRight([before, figures, after].filter((part) => part !== '').join(' + '));
}
