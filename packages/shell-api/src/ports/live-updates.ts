import type { Order } from '@courier/api-client';
import type { Readable } from './readable';

/** `off` for guests, who have no live channel. */
export type LiveState = 'connected' | 'disconnected' | 'off';

export interface LiveUpdatesPort extends Readable<LiveState> {
  /** Order updates of the selected vendor; returns the unsubscribe function. */
  onOrderUpdate(listener: (order: Order) => void): () => void;
  /** Called after a gap, when lists may have missed updates. */
  onReconnect(listener: () => void): () => void;
}
