import { riderAppContract, type Shift } from '@courier/api-client/rider-app';
import * as z from 'zod/mini';

/** The shift that the phone has stored; null for the shape of another release. */
export function readStoredShift(value: unknown): Shift | null {
  const parsed = z.safeParse(riderAppContract.shift.answer, value);
  return parsed.success ? parsed.data : null;
}
