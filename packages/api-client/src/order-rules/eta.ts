import { factsOf } from './status-table';

/** Which of the order's two ETAs is shown in this status. */
export const etaKind = (status: string): 'origin' | 'destination' | null => factsOf(status).eta;

/** False while there is nothing to see on a full map. */
export const showsFullMap = (status: string): boolean => factsOf(status).map;

/** The honest range around an estimate, in whole minutes: a fifth each way, at least one minute. */
export function etaRange(minutes: number): { from: number; to: number } {
  const estimate = Math.max(0, Math.round(minutes));
  const spread = Math.max(1, Math.round(estimate / 5));
  return { from: Math.max(0, estimate - spread), to: estimate + spread };
}
