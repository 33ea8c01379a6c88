import type { FlowSnapshot } from './create-request-flow';

/** Whether an address is being checked and priced. */
export const isChecking = (snapshot: FlowSnapshot): boolean =>
  snapshot.context.destination !== null && snapshot.hasTag('checking');

/** Whether the button that sends the order has nothing to do now. */
export const isTaken = (snapshot: FlowSnapshot): boolean =>
  snapshot.hasTag('paying') ||
  snapshot.hasTag('sending') ||
  snapshot.hasTag('asking-fee') ||
  isChecking(snapshot);
