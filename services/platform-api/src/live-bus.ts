import type { Order } from '@courier/api-client/contract';

type OrderListener = (order: Order) => void;
type SignOutListener = (sessionKey: string) => void;
type BlindListener = () => void;
type SimulatorListener = () => void;

/** What has happened and concerns open live channels, in this process or in another instance. */
export interface OrderBus {
  /** Notifies every subscriber. Call it after the commit, never inside the transaction. */
  publishOrder(order: Order): void;
  /** @returns a function that ends the subscription */
  subscribe(listener: OrderListener): () => void;
  /** Publishes the end of a session, by its key. Call it after the commit. */
  publishSignOut(sessionKey: string): void;
  /** May be called more than once. @returns a function that ends the subscription */
  onSignOut(listener: SignOutListener): () => void;
  /**
   * Called repeatedly while this process cannot receive sign-outs of other instances. @returns a function that ends the
   * subscription
   */
  onBlind(listener: BlindListener): () => void;
  /** Notifies the other instances of changed settings of the simulator. */
  publishSimulatorChange(): void;
  /** Another instance changed them. @returns a function that ends the subscription */
  onSimulatorChange(listener: SimulatorListener): () => void;
}

/** A bus within this process. */
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
    // There is no elsewhere.
    onBlind: () => () => undefined,
    publishSimulatorChange: () => undefined,
    onSimulatorChange: () => () => undefined,
  };
}
