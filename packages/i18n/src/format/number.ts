import { figuresTag, numberFormat } from './intl-cache';

/** A count with the grouping of the language: `12,480`, `12.480` in German. */
export const formatNumber = (figure: number, locale: string): string =>
  numberFormat(figuresTag(locale), {}).format(figure);
