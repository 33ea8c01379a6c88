import type { CountryConfig } from '@courier/config';

const NO_BREAK = '\u00A0';

/** How the eight digits of a number are said, by its country's prefix, where it is not four and four. */
const EIGHT_DIGITS: Readonly<Record<string, RegExp>> = {
  '+45': /(..)(..)(..)(..)/,
  '+47': /(..)(..)(..)(..)/,
  '+357': /(..)(...)(...)/,
  '+359': /(..)(...)(...)/,
  '+598': /(..)(...)(...)/,
  '+855': /(..)(...)(...)/,
};
const FOUR_AND_FOUR = /(....)(....)/;

/** Digits of a number of that prefix as they are said there: eight have groups of their own. */
function grouped(digits: string, prefix: string): string {
  const own = digits.length === 8 ? (EIGHT_DIGITS[prefix] ?? FOUR_AND_FOUR) : null;
  return own ? (own.exec(digits) ?? []).slice(1).join(NO_BREAK) : inThrees(digits);
}

/** Digits in groups of three; a last group of four rather than one digit alone. */
function inThrees(digits: string): string {
  const groups: string[] = [];
  let rest = digits;
  while (rest.length > 4) {
    groups.push(rest.slice(0, 3));
    rest = rest.slice(3);
  }
  return [...groups, rest].join(NO_BREAK);
}

/**
 * A phone number for reading: `+886 912 048 317`. Numbers of other countries and texts that are no number come back
 * grouped as far as possible, never changed in their digits. Show it in `<bdi dir="ltr">`.
 */
export function formatPhone(phone: string, country: Pick<CountryConfig, 'phonePrefix'>): string {
  const compact = phone.replace(/[\s()./-]/g, '');
  if (!/^\+?\d{5,}$/.test(compact)) return phone;
  if (compact.startsWith(country.phonePrefix)) {
    return `${country.phonePrefix}${NO_BREAK}${grouped(compact.slice(country.phonePrefix.length), country.phonePrefix)}`;
  }
  return compact.startsWith('+') ? `+${inThrees(compact.slice(1))}` : compact;
}
