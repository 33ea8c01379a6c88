import type { FlowSnapshot } from './create-request-flow';

export const isChecking = (snapshot: FlowSnapshot): boolean =>
  snapshot.context.destination !== null && snapshot.hasTag('checking');

/** Whether a press would come too early or twice. While the hours are read, a shown fee can already be agreed to. */
export const isTaken = (snapshot: FlowSnapshot): boolean =>
  snapshot.hasTag('paying') ||
  snapshot.hasTag('sending') ||
  snapshot.hasTag('asking-fee') ||
  (isChecking(snapshot) && snapshot.context.quote === null);
