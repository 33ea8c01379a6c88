/** An integer of the smallest unit as a decimal number with a point: 1250 with 2 decimals is `12.50`. */
export function writeMinor(minor: number, decimals: number): string {
  const digits = String(Math.abs(minor)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const sign = minor < 0 ? '-' : '';
  return decimals === 0 ? `${sign}${whole}` : `${sign}${whole}.${digits.slice(-decimals)}`;
}

/** The same for a cell of a CSV file, where a negative number as text would be guarded like a formula. */
export const toNumber = (minor: number, decimals: number): number => Number(writeMinor(minor, decimals));
