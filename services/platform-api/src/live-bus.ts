import type { Order } from '@courier/api-client/contract';

type OrderListener = (order: Order) => void;
type SignOutListener = (sessionKey: string) => void;
type BlindListener = () => void;
type SimulatorListener = () => void;

/** What has happened and concerns open live channels, in this process or in another instance. */
export interface OrderBus {
  /** Tells every subscriber. Call it after the transaction has committed, never inside. */
  publishOrder(order: Order): void;
  /** @returns a function that ends the subscription */
  subscribe(listener: OrderListener): () => void;
  /** Tells that a session has ended, by its key. Call it after the commit. */
  publishSignOut(sessionKey: string): void;
  /** May be told more than once. @returns a function that ends the subscription */
  onSignOut(listener: SignOutListener): () => void;
  /** Told again and again while this process cannot learn of sign-outs elsewhere. @returns a function that ends the subscription */
  onBlind(listener: BlindListener): () => void;
  /** Tells the other instances that the stored settings of the simulator have changed. */
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
