import type { Statement } from '@courier/api-client/contract';
import { ConfigError } from '../../../../settings/config';
import { writeMinor } from '../../../../platform/money';

/** What of a statement is credited. */
export interface CreditChoice {
  /** Gross, in major units; everything that is left without it. */
  amount?: string | undefined;
  /** A tax rate of the statement in percent, or `none`; without it all rates, and for an amount the only one. */
  rate?: string | undefined;
}

type Rate = Statement['rates'][number];

/** The word for amounts without a tax. */
const NO_RATE = 'none';

/**
 * The opposite of what is credited, per tax rate.
 * @param left what earlier credit notes left of each rate
 * @throws ConfigError for a rate that the statement does not have, and for more than is left
 */
export function chooseCredit(
  { number, decimals, currency }: Pick<Statement, 'number' | 'decimals' | 'currency'>,
  left: readonly Rate[],
  { amount, rate }: CreditChoice,
): Rate[] {
  const chosen = rate === undefined ? left : left.filter(hasRate(readRate(rate)));
  if (chosen.length === 0) throw nameRates(left);
  if (amount === undefined) {
    const open = chosen.filter(({ gross_minor }) => gross_minor !== 0);
    if (open.length === 0) throw new ConfigError(`Nothing is left of ${number}.`);
    return open.map((each) => opposite(each, each.gross_minor, each.tax_minor));
  }
  const [only, ...others] = chosen;
  if (!only || others.length > 0) throw nameRates(left);
  const grossMinor = readUnits(amount, decimals);
  if (grossMinor === null || grossMinor === 0)
    throw new ConfigError(`--amount is an amount of ${currency} with at most ${decimals} decimals.`);
  if (grossMinor > only.gross_minor)
    throw new ConfigError(
      `At most ${writeMinor(only.gross_minor, decimals)} ${currency} is left of ${number}.`,
    );
  const taxMinor =
    grossMinor === only.gross_minor
      ? only.tax_minor
      : Math.round((grossMinor * only.tax_minor) / only.gross_minor);
  return [opposite(only, grossMinor, taxMinor)];
}

/** @throws ConfigError for text that is no rate */
function readRate(text: string): number | null {
  if (text === NO_RATE) return null;
  const percent = readUnits(text, 2);
  if (percent === null)
    throw new ConfigError(
      `--rate is a percentage such as 19 or 7.25, or ${NO_RATE} for amounts without a tax, and not "${text}".`,
    );
  return percent;
}

function nameRates(left: readonly Rate[]): ConfigError {
  const rates = left.map(({ tax_percent }) => (tax_percent === null ? NO_RATE : writeMinor(tax_percent, 2)));
  return new ConfigError(`Name a tax rate of the statement with --rate: ${rates.join(', ')}.`);
}

const hasRate =
  (percent: number | null) =>
  ({ tax_percent }: Rate): boolean =>
    tax_percent === percent;

const opposite = ({ tax_percent }: Rate, grossMinor: number, taxMinor: number): Rate => ({
  tax_percent,
  net_minor: 0 - (grossMinor - taxMinor),
  tax_minor: 0 - taxMinor,
  gross_minor: 0 - grossMinor,
});

/** A decimal number as whole units of its last decimal, with at most 15 digits, which are exact; null for anything else. */
function readUnits(text: string, decimals: number): number | null {
  const [, whole, fraction = ''] = /^(\d{1,12})(?:\.(\d+))?$/.exec(text) ?? [];
  if (whole === undefined || fraction.length > decimals) return null;
  return Number(whole + fraction.padEnd(decimals, '0'));
}
