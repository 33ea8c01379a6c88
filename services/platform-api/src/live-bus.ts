/** An order as it goes over the live channel; the wire shape is checked when it is sent. */
export interface PublishedOrder {
  order_id: string;
  vendor_id: string;
}

type Listener = (order: PublishedOrder) => void;

/** Order updates inside this process. */
export interface OrderBus {
  /** Tells every subscriber. Call it after the transaction has committed, never inside. */
  publishOrder(order: PublishedOrder): void;
  /** @returns a function that ends the subscription */
  subscribe(listener: Listener): () => void;
}

export function createOrderBus(): OrderBus {
  const listeners = new Set<Listener>();
  return {
    publishOrder: (order) => {
      for (const listener of listeners) listener(order);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
