const ORIGIN = new Set([
  'ASSIGNED_TO_TRANSPORT',
  'COURIER_ACCEPTED_DELIVERY',
  'RECEIVED_BY_VENDOR',
  'ACCEPTED_BY_VENDOR',
  'NEAR_VENDOR',
]);
const DESTINATION = new Set(['PICKED_UP', 'NEAR_CUSTOMER']);
const WITHOUT_MAP = new Set(['NEW', 'RECEIVED', 'WAITING_FOR_TRANSPORT']);

/** Which of the order's two ETAs is shown in this status. */
export function etaKind(status: string): 'origin' | 'destination' | null {
  if (ORIGIN.has(status)) return 'origin';
  return DESTINATION.has(status) ? 'destination' : null;
}

/** False while there is nothing to see on a full map. */
export const showsFullMap = (status: string): boolean => !WITHOUT_MAP.has(status);

/** The honest range around an estimate, in whole minutes: a fifth each way, at least one minute. */
export function etaRange(minutes: number): { from: number; to: number } {
  const estimate = Math.max(0, Math.round(minutes));
  const spread = Math.max(1, Math.round(estimate / 5));
  return { from: Math.max(0, estimate - spread), to: estimate + spread };
}
