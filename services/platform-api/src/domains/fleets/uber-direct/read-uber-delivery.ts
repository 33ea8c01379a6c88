import { createHash } from 'node:crypto';
import type { ProviderDelivery } from '../external/company/external-fleet';
import { listUnknown, readEta, readIsoSeconds, readPosition, translate } from '../external/company/translate';
import { UBER_FINAL, UBER_MINOR, UBER_REASONS, UBER_STATUSES } from './uber-values';
import type { UberDelivery } from './uber.schema';

/** Translates a delivery of Uber Direct, which has no history: the rules fill in what a status implies. */
export function readUberDelivery(delivery: UberDelivery, nowSeconds: number): ProviderDelivery {
  const { status, undeliverable_reason: reason } = delivery;
  const updatedAt = readIsoSeconds(delivery.updated) ?? readIsoSeconds(delivery.created) ?? nowSeconds;
  const location = delivery.courier?.location;
  const ours = translate(UBER_STATUSES, status);
  const isEnded = status === 'canceled' || status === 'returned';
  return {
    externalId: delivery.id,
    orderId: delivery.external_id ?? null,
    providerStatus: status,
    history: ours ? [{ status: ours, occurredAtSeconds: updatedAt }] : [],
    rider: readRider(delivery),
    eta: readEta(delivery.pickup_eta, delivery.dropoff_eta),
    fee: readFee(delivery),
    cancelReason: reason && isEnded ? (translate(UBER_REASONS, reason) ?? reason) : null,
    position: readPosition({ latitude: location?.lat, longitude: location?.lng }, updatedAt),
    isFinal: UBER_FINAL.includes(status),
    unknownValues: [
      ...listUnknown('status', UBER_STATUSES, [status]),
      ...listUnknown('reason', UBER_REASONS, [reason]),
    ],
  };
}

/** Uber Direct names no id of a courier: the phone number identifies one, hashed because ids are shown. */
function readRider({ courier }: UberDelivery): ProviderDelivery['rider'] {
  if (!courier?.name || !courier.phone_number) return null;
  const { name, phone_number, vehicle_type: vehicle } = courier;
  const id = createHash('sha256').update(`${name} ${phone_number}`).digest('hex').slice(0, 24);
  return { rider_id: id, name, phone_number, ...(vehicle ? { vehicle } : {}) };
}

const readFee = ({ fee, currency }: UberDelivery): ProviderDelivery['fee'] =>
  typeof fee === 'number' ? { amount: fee / UBER_MINOR, currency: currency?.toUpperCase() ?? null } : null;
