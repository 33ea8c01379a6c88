import { riderAppContract, type Shift } from '@courier/api-client/rider-app';

/** The shift that the phone has stored; null for the shape of another release. */
export function readStoredShift(value: unknown): Shift | null {
  const parsed = riderAppContract.shift.answer.safeParse(value);
  return parsed.success ? parsed.data : null;
}
