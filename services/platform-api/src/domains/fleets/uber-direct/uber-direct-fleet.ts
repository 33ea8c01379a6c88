import type { UberDirectCredentials } from '../../../settings/fleets/fleet-credentials';
import type { CourierCompany } from '../external/company/courier-company';
import { readIsoSeconds } from '../external/company/translate';
import { readUberDelivery } from './read-uber-delivery';
import { UBER_MINOR, UBER_PREORDER_SECONDS, UBER_UNVERIFIED } from './uber-values';
import {
  uberCallbackSchema,
  uberDeliverySchema,
  uberListSchema,
  uberProofSchema,
  uberQuoteSchema,
} from './uber.schema';
import { writeUberChange, writeUberDelivery, writeUberQuote } from './write-uber-delivery';

const PAGE = 100;
/** A delivery whose answer was lost is among the newest. */
const MOST_SEARCHED = 5 * PAGE;

/** Uber Direct. */
export const uberDirect: CourierCompany<UberDirectCredentials> = {
  preorderSeconds: UBER_PREORDER_SECONDS,
  refusals: UBER_UNVERIFIED.refusals,
  signatureHeaders: UBER_UNVERIFIED.signatureHeaders,
  readCallback: (body, nowSeconds) => {
    const { success, data: event } = uberCallbackSchema.safeParse(body);
    if (!success) return null;
    const { kind, data, created } = event;
    const externalId = event.delivery_id ?? data?.id ?? null;
    const ids = { externalId, orderId: data?.external_id ?? null };
    // Only a status event with the whole delivery is complete; everything else leads to reading the delivery.
    if (!data || !UBER_UNVERIFIED.statusKinds.some((name) => name === kind))
      return { ...ids, delivery: null };
    // The event's time: deliveries of the API description have `updated`, callbacks may lack it.
    const delivery = { ...data, status: event.status ?? data.status, updated: data.updated ?? created };
    return { ...ids, delivery: readUberDelivery(delivery, nowSeconds) };
  },
  writeTokenForm: ({ clientSecret }) => ({ client_secret: clientSecret, scope: 'eats.deliveries' }),
  createCalls: (calls, { credentials, country, nowSeconds }) => {
    const customer = `/customers/${encodeURIComponent(credentials.customerId)}`;
    const deliveries = `${customer}/deliveries`;
    const pathTo = (externalId: string) => `${deliveries}/${encodeURIComponent(externalId)}`;
    const call = async (path: string, body?: object) =>
      readUberDelivery(await calls.call({ path, body }, uberDeliverySchema), nowSeconds());
    const findDocument = async (externalId: string, body: object) =>
      (await calls.find({ path: `${pathTo(externalId)}/proof-of-delivery`, body }, uberProofSchema))
        ?.document || null;
    return {
      quote: async (delivery) => {
        const body = writeUberQuote(delivery, country);
        const quote = await calls.call({ path: `${customer}/delivery_quotes`, body }, uberQuoteSchema);
        const { fee, pickup_duration: minutes } = quote;
        return {
          fee: typeof fee === 'number' ? fee / UBER_MINOR : null,
          currency: quote.currency_type?.toUpperCase() ?? null,
          pickupAtSeconds: typeof minutes === 'number' ? nowSeconds() + Math.round(minutes * 60) : null,
          dropoffAtSeconds: readIsoSeconds(quote.dropoff_eta),
        };
      },
      findByOrder: async (orderId) => {
        for (let offset = 0; offset < MOST_SEARCHED; offset += PAGE) {
          const path = `${deliveries}?limit=${PAGE}&offset=${offset}`;
          const list = await calls.call({ path }, uberListSchema);
          const match = list.find((delivery) => delivery.external_id === orderId);
          if (match || list.length < PAGE) return match ? readUberDelivery(match, nowSeconds()) : null;
        }
        return null;
      },
      create: async (delivery) => call(deliveries, writeUberDelivery(delivery, country)),
      change: (externalId, delivery) => call(pathTo(externalId), writeUberChange(delivery)),
      cancel: (externalId) => calls.callText({ path: `${pathTo(externalId)}/cancel`, body: {} }),
      read: (externalId) => call(pathTo(externalId)),
      findPosition: async (externalId) => (await call(pathTo(externalId))).position,
      findPhoto: (externalId, kind) =>
        findDocument(externalId, { waypoint: kind === 'delivery' ? 'dropoff' : kind, type: 'picture' }),
      findSignature: (externalId) => findDocument(externalId, { waypoint: 'dropoff', type: 'signature' }),
    };
  },
};
