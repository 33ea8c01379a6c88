import { progressIndex } from './progress';
import { newestEntry, type OrderFacts } from './statuses';

/** The newest acceptance is later than the newest search for a rider. */
export function hasRider({ status_history: history }: Pick<OrderFacts, 'status_history'>): boolean {
  const accepted = newestEntry(history, 'COURIER_ACCEPTED_DELIVERY');
  if (accepted === null) return false;
  const waiting = newestEntry(history, 'WAITING_FOR_TRANSPORT');
  return accepted > (waiting ?? 0);
}

const FIRST = progressIndex('RECEIVED_BY_VENDOR') ?? 0;
const END = progressIndex('DELIVERED') ?? 0;

/** Whether to poll the rider of an order in this status. */
export function shouldPollRider(status: string): boolean {
  if (status === 'DELAYED') return true;
  const index = progressIndex(status);
  return index !== null && index >= FIRST && index < END;
}
