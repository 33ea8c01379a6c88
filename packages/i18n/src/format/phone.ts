import type { CountryConfig } from '@courier/config';

const NO_BREAK = '\u00A0';

/** Groups of eight-digit numbers by country prefix, if not four and four. */
const EIGHT_DIGITS: Readonly<Record<string, RegExp>> = {
  '+45': /(..)(..)(..)(..)/,
  '+47': /(..)(..)(..)(..)/,
  '+357': /(..)(...)(...)/,
  '+359': /(..)(...)(...)/,
  '+598': /(..)(...)(...)/,
  '+855': /(..)(...)(...)/,
};
const FOUR_AND_FOUR = /(....)(....)/;

/** Groups digits as the country does, for eight digits. */
function grouped(digits: string, prefix: string): string {
  const own = digits.length === 8 ? (EIGHT_DIGITS[prefix] ?? FOUR_AND_FOUR) : null;
  return own ? (own.exec(digits) ?? []).slice(1).join(NO_BREAK) : inThrees(digits);
}

/** Groups of three; the last has four digits rather than one. */
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
 * A phone number for reading: `+886 912 048 317`. Other countries' numbers and invalid numbers are grouped
 * where possible; digits never change. Show it in `<bdi dir="ltr">`.
 */
export function formatPhone(phone: string, country: Pick<CountryConfig, 'phonePrefix'>): string {
  const compact = phone.replace(/[\s()./-]/g, '');
  if (!/^\+?\d{5,}$/.test(compact)) return phone;
  if (compact.startsWith(country.phonePrefix)) {
    return `${country.phonePrefix}${NO_BREAK}${grouped(compact.slice(country.phonePrefix.length), country.phonePrefix)}`;
  }
  return compact.startsWith('+') ? `+${inThrees(compact.slice(1))}` : compact;
}
