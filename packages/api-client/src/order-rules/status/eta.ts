import { statusFacts } from './status-table';

export const etaKind = (status: string): 'origin' | 'destination' | null => statusFacts(status).eta;

/** False while a full map has no content. */
export const showsFullMap = (status: string): boolean => statusFacts(status).map;

/** The range of an estimate in whole minutes: a fifth each way, at least one minute. */
export function etaRange(minutes: number): { from: number; to: number } {
  const estimate = Math.max(0, Math.round(minutes));
  const spread = Math.max(1, Math.round(estimate / 5));
  return { from: Math.max(0, estimate - spread), to: estimate + spread };
}
