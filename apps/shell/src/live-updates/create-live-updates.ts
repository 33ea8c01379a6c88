import type { Order } from '@courier/api-client';
import { createLiveChannel, type LiveChannel, type LiveChannelOptions } from '@courier/api-client/realtime';
import type { LiveState, LiveUpdatesPort } from '@courier/shell-api';
import { createReadable } from '@courier/shell-api/host';

export interface LiveUpdates extends LiveUpdatesPort {
  setListening(on: boolean): void;
  watch(vendorId: string, includeOutlets?: boolean): void;
}

export interface LiveServices extends Pick<LiveChannelOptions, 'url' | 'ticket' | 'authorization'> {
  connect?: (options: LiveChannelOptions) => LiveChannel;
}

/** One channel for the whole workspace; guests have none. */
export function createLiveUpdates({ connect = createLiveChannel, ...address }: LiveServices): LiveUpdates {
  const state = createReadable<LiveState>('off');
  const orderListeners = new Set<(order: Order) => void>();
  const reconnectListeners = new Set<() => void>();
  let channel: LiveChannel | null = null;
  let followed: { vendorId: string; includeOutlets: boolean } | null = null;

  function open(): void {
    state.set('disconnected');
    channel = connect({
      ...address,
      onOrderUpdate: (order) => orderListeners.forEach((listener) => listener(order)),
      onState(next) {
        if (channel) state.set(next);
      },
      onReconnect: () => reconnectListeners.forEach((listener) => listener()),
    });
    if (followed) channel.subscribe(followed.vendorId, followed);
  }

  function close(): void {
    const closing = channel;
    channel = null;
    closing?.close();
    state.set('off');
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    onOrderUpdate(listener) {
      orderListeners.add(listener);
      return () => orderListeners.delete(listener);
    },
    onReconnect(listener) {
      reconnectListeners.add(listener);
      return () => reconnectListeners.delete(listener);
    },
    setListening(on) {
      if (on && !channel) open();
      else if (!on && channel) close();
    },
    watch(vendorId, includeOutlets = false) {
      followed = { vendorId, includeOutlets };
      channel?.subscribe(vendorId, { includeOutlets });
    },
  };
}
