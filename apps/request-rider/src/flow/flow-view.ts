import type { FlowSnapshot } from './create-request-flow';

export const isChecking = (snapshot: FlowSnapshot): boolean =>
  snapshot.context.destination !== null && snapshot.hasTag('checking');

export const isTaken = (snapshot: FlowSnapshot): boolean =>
  snapshot.hasTag('paying') ||
  snapshot.hasTag('sending') ||
  snapshot.hasTag('asking-fee') ||
  isChecking(snapshot);
