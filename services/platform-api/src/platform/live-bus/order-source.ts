import type { Order } from '@courier/api-client/contract';
import type { Db } from '../db/database';

/** Port of the orders: reads what a message of another instance names. */
export interface OrderSource {
  findOrders(db: Db, orderIds: readonly string[]): Promise<Order[]>;
  /** Changed at or after a time in Unix seconds. */
  findOrdersSince(db: Db, seconds: number): Promise<Order[]>;
  /** Whether open channels receive the order. */
  isNews(order: Order): boolean;
}
