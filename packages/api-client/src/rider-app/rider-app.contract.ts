import * as z from 'zod/mini';
import { PROOF_KINDS } from '../order-rules/proof-kinds';
import { id, unixSeconds } from '../wire/fields';
import {
  dutySchema,
  offerSchema,
  riderDeliverySchema,
  riderEventSchema,
  riderNameSchema,
  riderPositionsSchema,
  sessionRequestSchema,
  shiftSchema,
} from './rider-app.schema';
import { defineRiderCall } from './rider-call';

const ofOffer = z.object({ offerId: id });
const ofOrder = z.object({ orderId: id });
const delivery = z.object({ delivery: riderDeliverySchema });
const own = { access: 'rider', ownsDelivery: false, params: null, query: null, body: null } as const;

/** The calls of a rider's phone. */
export const riderAppContract = {
  signIn: defineRiderCall({
    ...own,
    method: 'POST',
    path: '/session',
    access: 'public',
    body: sessionRequestSchema,
    answer: z.object({
      rider: riderNameSchema,
      /** `new`: the rider chooses a PIN; `known`: the rider enters it; null with a session. */
      pin_required: z.nullable(z.enum(['new', 'known'])),
      session: z.nullable(z.object({ token: z.string(), expires_at: unixSeconds })),
    }),
    errors: [400, 401, 403, 423],
  }),
  signOut: defineRiderCall({
    ...own,
    method: 'DELETE',
    path: '/session',
    answer: z.object({ ended: z.literal(true) }),
    errors: [401],
  }),
  shift: defineRiderCall({
    ...own,
    method: 'GET',
    path: '/shift',
    answer: shiftSchema,
    errors: [401],
  }),
  setDuty: defineRiderCall({
    ...own,
    method: 'POST',
    path: '/duty',
    body: dutySchema,
    answer: shiftSchema,
    errors: [400, 401, 409],
  }),
  positions: defineRiderCall({
    ...own,
    method: 'POST',
    path: '/positions',
    body: riderPositionsSchema,
    answer: z.object({ accepted: z.int(), suspicious: z.int(), ignored: z.int() }),
    success: 202,
    errors: [400, 401],
  }),
  offers: defineRiderCall({
    ...own,
    method: 'GET',
    path: '/offers',
    answer: z.object({ offers: z.array(offerSchema), server_time: unixSeconds }),
    errors: [401],
  }),
  accept: defineRiderCall({
    ...own,
    method: 'POST',
    path: '/offers/:offerId/accept',
    params: ofOffer,
    answer: delivery,
    errors: [400, 401, 404, 409],
  }),
  decline: defineRiderCall({
    ...own,
    method: 'POST',
    path: '/offers/:offerId/decline',
    params: ofOffer,
    answer: z.object({ declined: z.literal(true) }),
    errors: [400, 401, 404, 409],
  }),
  report: defineRiderCall({
    ...own,
    method: 'POST',
    path: '/deliveries/:orderId/events',
    ownsDelivery: true,
    params: ofOrder,
    body: riderEventSchema,
    answer: delivery,
    errors: [400, 401, 404, 409, 422, 423],
  }),
  proof: defineRiderCall({
    ...own,
    method: 'PUT',
    path: '/deliveries/:orderId/proofs/:kind',
    ownsDelivery: true,
    params: z.object({ orderId: id, kind: z.enum(PROOF_KINDS) }),
    upload: ['image/jpeg', 'image/png'],
    answer: delivery,
    errors: [400, 401, 404, 409, 413, 415],
  }),
};
