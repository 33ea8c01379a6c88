import { calm, type beginRequest } from './begin-request';
import { AT_CLIFTON } from './karachi-places';

/** Sets Clifton as the pickup address and continues to the fee. */
export async function collectAtClifton({
  origin,
  until,
}: Pick<Awaited<ReturnType<typeof beginRequest>>, 'origin' | 'until'>): Promise<void> {
  origin.movePin(AT_CLIFTON);
  await calm();
  origin.save();
  await until((snapshot) => snapshot.hasTag('quoted'));
}
