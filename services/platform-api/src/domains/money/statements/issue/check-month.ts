import type { CountryCode } from '@courier/config';
import { ConfigError } from '../../../../settings/config';
import { addMonths, monthAt, monthRange } from '../lines/months';

/** How many months earlier statements may begin without a confirmation; a month far before is mostly a slip. */
const MOST_EARLIER_MONTHS = 3;

export interface RequestedMonth {
  country: CountryCode;
  month: string;
  /** The first month of the country that has statements; undefined before its job ran. */
  firstMonth: string | undefined;
  /** A statement exists, so that no earlier month can have one. */
  hasStatements: boolean;
  /** The option `--begin`. */
  isBeginConfirmed: boolean;
}

/** @throws ConfigError for a month that is not over, and for one before statements of the country begin */
export function checkMonth(
  { country, month, firstMonth, hasStatements, isBeginConfirmed }: RequestedMonth,
  nowSeconds: number,
): void {
  if (monthRange(month, country).until > nowSeconds)
    throw new ConfigError(`${month} is not over in ${country}.`);
  if (firstMonth !== undefined && month < firstMonth && hasStatements)
    throw new ConfigError(`Statements of ${country} begin with ${firstMonth}; an earlier month has none.`);
  const begin = firstMonth ?? monthAt(nowSeconds, country);
  if (month < addMonths(begin, -MOST_EARLIER_MONTHS) && !isBeginConfirmed)
    throw new ConfigError(
      `Statements of ${country} would begin with ${month}, more than ${MOST_EARLIER_MONTHS} months before ${begin}. Nothing was issued; add --begin if they should.`,
    );
}
