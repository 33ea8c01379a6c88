import * as z from 'zod/mini';
import { orderSchema } from '../orders/order.schema';
import { id } from '../wire/fields';

/** Messages of the live channel, as JSON texts. */
export const liveMessages = {
  /** Browser to server. */
  subscribeToVendor: z.object({
    action: z.literal('subscribeToVendor'),
    vendor_id: id,
    include_outlets: z.optional(z.boolean()),
  }),
  /**
   * Browser to server: a ticket of a session that expires later. The server closes the channel when the session
   * expires.
   */
  renew: z.object({ action: z.literal('renew'), ticket: z.string() }),
  /** Server to browser: seconds until the channel expires. */
  renewed: z.object({ action: z.literal('renewed'), expires_in: z.number() }),
  /** Server to browser: the subscription was accepted. */
  subscribeOk: z.object({ action: z.literal('subscribe_ok'), vendor_id: z.string() }),
  /** Server to browser: the new state of an order. */
  orderUpdate: z.object({ action: z.literal('event'), type: z.literal('order_update'), data: orderSchema }),
};

/** Server to browser. */
export const incomingLiveMessage = z.union([
  liveMessages.orderUpdate,
  liveMessages.subscribeOk,
  liveMessages.renewed,
]);
/** Browser to server. */
export const outgoingLiveMessage = z.union([liveMessages.subscribeToVendor, liveMessages.renew]);

export type IncomingLiveMessage = z.infer<typeof incomingLiveMessage>;
export type OutgoingLiveMessage = z.infer<typeof outgoingLiveMessage>;
export type SubscribeToVendor = z.infer<typeof liveMessages.subscribeToVendor>;
