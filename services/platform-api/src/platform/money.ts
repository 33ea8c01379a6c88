export { toMajor, toMinor } from '@courier/config';

/** Larger amounts are rejected, because they would lose precision in minor units. */
export const LARGEST_AMOUNT = 1_000_000_000;
