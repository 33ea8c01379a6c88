import { writeMinor } from '../../../../platform/money';

/** A cell of a CSV file in major units: a negative number as text would be guarded like a formula. */
export const toNumber = (minor: number, decimals: number): number => Number(writeMinor(minor, decimals));
