import type { CountryConfig } from '@courier/config';

const NO_BREAK = '\u00A0';

/** Digits in groups of three, a last group of four rather than one digit alone; eight as they are said, four and four. */
function grouped(digits: string): string {
  if (digits.length === 8) return [digits.slice(0, 4), digits.slice(4)].join(NO_BREAK);
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
    return `${country.phonePrefix}${NO_BREAK}${grouped(compact.slice(country.phonePrefix.length))}`;
  }
  return compact.startsWith('+') ? `+${grouped(compact.slice(1))}` : compact;
}
