import * as z from 'zod/mini';
import { orderSchema } from '../orders/order.schema';
import { id } from '../wire/fields';

/** Everything that travels over the live channel, as JSON texts. */
export const liveMessages = {
  /** Browser to server. */
  subscribeToVendor: z.object({
    action: z.literal('subscribeToVendor'),
    vendor_id: id,
    /** Orders of the vendor's outlets too. */
    include_outlets: z.optional(z.boolean()),
  }),
  /** Server to browser: the subscription was accepted. */
  subscribeOk: z.object({ action: z.literal('subscribe_ok'), vendor_id: z.string() }),
  /** Server to browser: the new state of an order. */
  orderUpdate: z.object({ action: z.literal('event'), type: z.literal('order_update'), data: orderSchema }),
};

export const incomingLiveMessage = z.union([liveMessages.subscribeOk, liveMessages.orderUpdate]);

export type IncomingLiveMessage = z.infer<typeof incomingLiveMessage>;
export type SubscribeToVendor = z.infer<typeof liveMessages.subscribeToVendor>;
