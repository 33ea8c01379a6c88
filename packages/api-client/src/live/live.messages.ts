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
  /**
   * Browser to server: a ticket of a session that expires later takes the place of the channel's, which the server
   * closes when its session expires.
   */
  renew: z.object({ action: z.literal('renew'), ticket: z.string() }),
  /** Server to browser: the channel holds for so many seconds from now. */
  renewed: z.object({ action: z.literal('renewed'), expires_in: z.number() }),
  /** Server to browser: the subscription was accepted. */
  subscribeOk: z.object({ action: z.literal('subscribe_ok'), vendor_id: z.string() }),
  /** Server to browser: the new state of an order. */
  orderUpdate: z.object({ action: z.literal('event'), type: z.literal('order_update'), data: orderSchema }),
};

/** What a browser hears. */
export const incomingLiveMessage = z.union([
  liveMessages.orderUpdate,
  liveMessages.subscribeOk,
  liveMessages.renewed,
]);
/** What a browser says. */
export const outgoingLiveMessage = z.union([liveMessages.subscribeToVendor, liveMessages.renew]);

export type IncomingLiveMessage = z.infer<typeof incomingLiveMessage>;
export type OutgoingLiveMessage = z.infer<typeof outgoingLiveMessage>;
export type SubscribeToVendor = z.infer<typeof liveMessages.subscribeToVendor>;
