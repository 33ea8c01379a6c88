import { signAssertion } from '../../../platform/outgoing/tokens/client-assertion';
import type { PandagoCredentials } from '../../../settings/fleets/fleet-credentials';
import type { CourierCompany } from '../external/company/courier-company';
import { readIsoSeconds } from '../external/company/translate';
import {
  PANDAGO_AUDIENCE,
  PANDAGO_PREORDER_SECONDS,
  PANDAGO_REFUSALS,
  PANDAGO_SIGNATURE_HEADER,
  PANDAGO_UNVERIFIED,
  toPandagoReason,
} from './pandago-values';
import { pandagoFeeSchema, pandagoPositionSchema, pandagoTimeSchema } from './pandago.schema';
import { pandagoDeliverySchema } from './read-pandago-order';
import { writePandagoChange, writePandagoEstimate, writePandagoOrder } from './write-pandago-order';

const orderPath = (externalId: string): string => `/orders/${encodeURIComponent(externalId)}`;

/** pandago (On-Demand Rider). */
export const pandago: CourierCompany<PandagoCredentials> = {
  preorderSeconds: PANDAGO_PREORDER_SECONDS,
  refusals: PANDAGO_REFUSALS,
  signatureHeaders: [PANDAGO_SIGNATURE_HEADER],
  readCallback: (body) => {
    const { success, data } = pandagoDeliverySchema.safeParse(body);
    return success ? { ...data, delivery: data } : null;
  },
  writeTokenForm: (credentials, nowSeconds) => ({
    client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
    client_assertion: signAssertion(credentials, PANDAGO_AUDIENCE, nowSeconds),
    scope: credentials.scope,
  }),
  createCalls: (calls, { nowSeconds }) => ({
    quote: async (delivery) => {
      const body = writePandagoEstimate(delivery);
      const [{ estimated_delivery_fee: fee }, times] = await Promise.all([
        calls.call({ path: '/orders/fee', body }, pandagoFeeSchema),
        calls.call({ path: '/orders/time', body }, pandagoTimeSchema),
      ]);
      return {
        fee: fee ?? null,
        currency: delivery.items.currency,
        pickupAtSeconds: readIsoSeconds(times.estimated_pickup_time),
        dropoffAtSeconds: readIsoSeconds(times.estimated_delivery_time),
      };
    },
    findByOrder: async (orderId) => {
      const path = PANDAGO_UNVERIFIED.findByClientOrderId(orderId);
      const order = await calls.find({ path }, pandagoDeliverySchema);
      return order?.orderId === orderId ? order : null;
    },
    create: async (delivery) =>
      calls.call({ path: '/orders', body: writePandagoOrder(delivery, nowSeconds()) }, pandagoDeliverySchema),
    change: async (externalId, delivery) =>
      calls.callText({ method: 'PUT', path: orderPath(externalId), body: writePandagoChange(delivery) }),
    cancel: (externalId, reason) => {
      const body = { reason: toPandagoReason(reason) };
      return calls.callText({ method: 'DELETE', path: orderPath(externalId), body });
    },
    read: (externalId) => calls.call({ path: orderPath(externalId) }, pandagoDeliverySchema),
    findPosition: (externalId) =>
      calls.find({ path: `${orderPath(externalId)}/coordinates` }, pandagoPositionSchema),
    findPhoto: async (externalId, kind) => {
      const text = await calls.findText({
        path: `/orders/proof_of_${kind}/${encodeURIComponent(externalId)}`,
      });
      // With or without the quotes of JSON.
      return text?.trim().replace(/^"|"$/g, '') || null;
    },
    findSignature: async () => null,
  }),
};
