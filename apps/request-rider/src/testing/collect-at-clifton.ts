import { calm, type beginRequest } from './begin-request';
import { AT_CLIFTON } from './karachi-places';

export async function collectAtClifton({
  origin,
  until,
}: Pick<Awaited<ReturnType<typeof beginRequest>>, 'origin' | 'until'>): Promise<void> {
  origin.movePin(AT_CLIFTON);
  await calm();
  origin.save();
  await until((snapshot) => snapshot.hasTag('quoted'));
}
