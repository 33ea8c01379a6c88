import type { Order } from '@courier/api-client';
import { createReadable } from '../host/create-readable';
import type { LiveState, LiveUpdatesPort } from '../ports/live-updates';

export interface TestLive {
  push(order: Order): void;
  reconnect(): void;
  setState(state: LiveState): void;
  listeners(): number;
}

export function createTestLive(initial: LiveState): { port: LiveUpdatesPort; live: TestLive } {
  const state = createReadable<LiveState>(initial);
  const onUpdate = new Set<(order: Order) => void>();
  const onReconnect = new Set<() => void>();
  return {
    port: {
      get: state.get,
      subscribe: state.subscribe,
      onOrderUpdate(listener) {
        onUpdate.add(listener);
        return () => onUpdate.delete(listener);
      },
      onReconnect(listener) {
        onReconnect.add(listener);
        return () => onReconnect.delete(listener);
      },
    },
    live: {
      push: (order) => onUpdate.forEach((listener) => listener(order)),
      reconnect() {
        state.set('connected');
        onReconnect.forEach((listener) => listener());
      },
      setState: state.set,
      listeners: () => onUpdate.size,
    },
  };
}
