import { readAmount as readWrittenAmount } from '@courier/api-client/order-rules';
import { countryConfig, type CountryCode } from '@courier/config';
import { LARGEST_AMOUNT, toMinor } from '../../../platform/money';
import { readAmount } from '../hand-in/read-amount';

/** Whether a text is the currency of the country; its codes, signs and names count. */
export const isOwnCurrency = (text: string, country: CountryCode): boolean =>
  readWrittenAmount(`1 ${text}`, false, country).kind === 'good';

/**
 * An amount as a fleet writes it, in minor units: with the separators of the country, or as a number of a workbook.
 * @returns a sentence for what is no such amount, for a foreign currency, and for an amount with several meanings
 */
export function readRowAmount(text: string, isNumber: boolean, country: CountryCode): number | string {
  const { isoCurrency } = countryConfig(country);
  if (text === '') return 'the amount is missing; write 0 where nothing is handed in';
  if (isNumber) return withoutDebt(readAmount(text, country));
  const written = readWrittenAmount(text, false, country);
  if (written.kind === 'good' && written.value !== null)
    return written.value > LARGEST_AMOUNT
      ? `it is larger than ${LARGEST_AMOUNT}`
      : toMinor(written.value, country);
  if (written.kind === 'question') return describeDoubt(text, written.answers, country);
  const words = text.replaceAll(/[\p{N}\p{P}\s\u2066-\u2069]+/gu, ' ').trim();
  return words !== '' && !isOwnCurrency(words, country)
    ? `"${words}" is not ${isoCurrency}: write the amount that was handed in as ${isoCurrency}`
    : `it is no amount of ${isoCurrency}; what is taken back is booked with hand-in`;
}

function describeDoubt(text: string, answers: readonly { text: string }[], country: CountryCode): string {
  const { decimals, isoCurrency } = countryConfig(country);
  const meanings = [...new Set(answers.map((answer) => answer.text))].filter((meaning) => meaning !== text);
  return `${isoCurrency} has ${decimals === 0 ? 'no' : decimals} decimals: write ${meanings.join(' or ')}`;
}

const withoutDebt = (amount: number | string): number | string =>
  typeof amount === 'number' && amount < 0 ? 'a negative amount is booked with hand-in' : amount;
