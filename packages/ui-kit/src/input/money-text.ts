/**
 * What may stand in a money input after typing: digits and one point, at most `decimals` after it. Full-width digits,
 * grouping commas and Arabic digits are taken over; the rest is left out.
 */
export function moneyText(typed: string, decimals: number): string {
  const latin = typed
    .normalize('NFKC')
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replace(/[٫]/g, '.')
    .replace(/[^\d.]/g, '');
  const [whole = '', ...rest] = latin.split('.');
  if (decimals === 0 || rest.length === 0) return whole;
  return `${whole}.${rest.join('').slice(0, decimals)}`;
}
