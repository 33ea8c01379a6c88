import * as z from 'zod/mini';
import { PROOF_KINDS } from '../order-rules/changes/proof-kinds';
import { defineCall } from '../wire/call';
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

const ofOffer = z.object({ offerId: id });
const ofOrder = z.object({ orderId: id });
const delivery = z.object({ delivery: riderDeliverySchema });
/** The app repeats calls itself, so that a report waits for its predecessor. */
const own = {
  base: 'rider',
  access: 'rider',
  owner: null,
  params: null,
  query: null,
  body: null,
  idempotency: 'none',
  retries: 0,
} as const;

/** The calls of a rider's phone. */
export const riderAppContract = {
  signIn: defineCall({
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
  signOut: defineCall({
    ...own,
    method: 'DELETE',
    path: '/session',
    answer: z.object({ ended: z.literal(true) }),
    errors: [401],
  }),
  shift: defineCall({
    ...own,
    method: 'GET',
    path: '/shift',
    answer: shiftSchema,
    errors: [401],
  }),
  setDuty: defineCall({
    ...own,
    method: 'POST',
    path: '/duty',
    body: dutySchema,
    answer: shiftSchema,
    errors: [400, 401, 409],
  }),
  positions: defineCall({
    ...own,
    method: 'POST',
    path: '/positions',
    body: riderPositionsSchema,
    answer: z.object({ accepted: z.int(), suspicious: z.int(), ignored: z.int() }),
    success: 202,
    errors: [400, 401],
  }),
  offers: defineCall({
    ...own,
    method: 'GET',
    path: '/offers',
    answer: z.object({ offers: z.array(offerSchema), server_time: unixSeconds }),
    errors: [401],
  }),
  accept: defineCall({
    ...own,
    method: 'POST',
    path: '/offers/:offerId/accept',
    params: ofOffer,
    answer: delivery,
    errors: [400, 401, 404, 409],
  }),
  decline: defineCall({
    ...own,
    method: 'POST',
    path: '/offers/:offerId/decline',
    params: ofOffer,
    answer: z.object({ declined: z.literal(true) }),
    errors: [400, 401, 404, 409],
  }),
  report: defineCall({
    ...own,
    method: 'POST',
    path: '/deliveries/:orderId/events',
    owner: { delivery: 'params.orderId' },
    params: ofOrder,
    body: riderEventSchema,
    answer: delivery,
    errors: [400, 401, 404, 409, 422, 423],
  }),
  proof: defineCall({
    ...own,
    method: 'PUT',
    path: '/deliveries/:orderId/proofs/:kind',
    owner: { delivery: 'params.orderId' },
    params: z.object({ orderId: id, kind: z.enum(PROOF_KINDS) }),
    upload: ['image/jpeg', 'image/png'],
    answer: delivery,
    errors: [400, 401, 404, 409, 413, 415],
  }),
};
