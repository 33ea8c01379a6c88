import { calm, type beginRequest } from './begin-request';
import { AT_CLIFTON } from './karachi-places';

/** Says that the rider collects at Clifton, where the place is asked for, and goes on to the fee from there. */
export async function collectAtClifton({
  origin,
  until,
}: Pick<Awaited<ReturnType<typeof beginRequest>>, 'origin' | 'until'>): Promise<void> {
  origin.movePin(AT_CLIFTON);
  await calm();
  origin.save();
  await until((snapshot) => snapshot.hasTag('quoted'));
}
