/**
 * Whether a stored card is past its last month.
 * @param month two digits
 * @param year four digits
 */
export const hasExpired = ({ month, year }: { month: string; year: string }, now: Date): boolean =>
  new Date(Number(year), Number(month)) <= now;
