import type { Order } from '@courier/api-client';
import type { Readable } from './readable';

/** `off` for guests, who have no live channel. */
export type LiveState = 'connected' | 'disconnected' | 'off';

export interface LiveUpdatesPort extends Readable<LiveState> {
  /** Calls `listener` with each order update of the selected vendor; returns the function that stops it. */
  onOrderUpdate(listener: (order: Order) => void): () => void;
  /** Calls `listener` whenever the channel is back after a gap, when lists may have missed updates. */
  onReconnect(listener: () => void): () => void;
}
