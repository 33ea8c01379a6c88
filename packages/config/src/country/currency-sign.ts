import type { CountryRow } from './country-table';

/**
 * What amounts show beside the figure: the country's sign where it is unambiguous there (`€`, `฿`), else its
 * label (`NT`, `KWD`).
 */
export const currencySign = ({
  currencySign: sign,
  currencyLabel,
}: Pick<CountryRow, 'currencySign' | 'currencyLabel'>): string => sign ?? currencyLabel;
