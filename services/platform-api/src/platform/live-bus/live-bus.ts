import type { Order } from '@courier/api-client/contract';

type OrderListener = (order: Order) => void;
type SignOutListener = (sessionKey: string) => void;
type BlindListener = () => void;
type SimulatorListener = () => void;

/** Events for open live channels, of this process and other instances. */
export interface OrderBus {
  /** Notifies all subscribers. Call it after the commit. */
  publishOrder(order: Order): void;
  /** @returns a function that ends the subscription */
  subscribe(listener: OrderListener): () => void;
  /** Publishes the end of a session. Call it after the commit. */
  publishSignOut(sessionKey: string): void;
  /** May be called more than once. @returns a function that ends the subscription */
  onSignOut(listener: SignOutListener): () => void;
  /**
   * Called repeatedly while sign-outs of other instances cannot be received. @returns a function that ends the
   * subscription
   */
  onBlind(listener: BlindListener): () => void;
  publishSimulatorChange(): void;
  /** Called after another instance changed them. @returns a function that ends the subscription */
  onSimulatorChange(listener: SimulatorListener): () => void;
}

export function createOrderBus(): OrderBus {
  const orders = new Set<OrderListener>();
  const signOuts = new Set<SignOutListener>();
  const add = <T>(listeners: Set<T>, listener: T) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    publishOrder: (order) => orders.forEach((tell) => tell(order)),
    subscribe: (listener) => add(orders, listener),
    publishSignOut: (sessionKey) => signOuts.forEach((tell) => tell(sessionKey)),
    onSignOut: (listener) => add(signOuts, listener),
    // There are no other instances.
    onBlind: () => () => undefined,
    publishSimulatorChange: () => undefined,
    onSimulatorChange: () => () => undefined,
  };
}
