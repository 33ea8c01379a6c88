import type { CountryCode } from '@courier/config';
import { CANCEL_REASONS } from '@courier/api-client/order-rules';
import type { NamedFleet } from '../../../settings/fleets/fleet-choice';
import type { Fleet, FleetMessage, SendOutcome } from '../fleet-port';
import type { Deps } from '../deps';
import { cancelAtProvider } from './confirm-cancel';
import type { ExternalFleet } from './company/external-fleet';
import { NEVER_MS, recordOrder, planNext, saveRow, type ExternalRow } from './company/external-rows';
import { quoteInTime } from './quote-in-time';
import { OutgoingFailure } from '../../../platform/outgoing/http/outgoing-failure';
import { clearRefusedChange, recordRefusedChange } from './refused-change';
import type { ReportDeps } from './report-delivery';
import { hashDetails, recordFailure, requestDelivery } from './request-delivery';

type PortDeps = ReportDeps & Pick<Deps, 'externalFleets'>;
type Send = (row: ExternalRow, message: FleetMessage) => Promise<SendOutcome>;

const ACCEPTED = { kind: 'accepted', statusCode: 200 } as const;
const UNWANTED = { kind: 'unwanted' } as const;
/** A provider that is back gets its orders soon, also after a long outage. */
const RETRY_WITHIN_SECONDS = 120;
/** The lost call may still be under way; a search before its end would find nothing. */
const LOST_WAIT_SECONDS = 30;

/** The fleet port of a provider that is reached over its own API. */
export function createExternalPort(
  deps: PortDeps,
  { country, id: fleetId }: Pick<NamedFleet, 'id'> & { country: CountryCode },
): Fleet {
  const named = deps.externalFleets.find(country, fleetId);
  if (!named) throw new Error(`The fleet ${fleetId} of ${country} has no account.`);
  const { fleet } = named;
  const send =
    (step: Send) =>
    async (message: FleetMessage): Promise<SendOutcome> => {
      const orderId = message.delivery.order_id;
      const row = await recordOrder(deps.db, { country, fleetId, orderId }, deps.clock.nowSeconds());
      try {
        return await step(row, message);
      } catch (error) {
        if (error instanceof OutgoingFailure) return toOutcome(error);
        throw error;
      }
    };
  return {
    quote: (delivery) => quoteInTime(deps, named, delivery),
    create: send((row) => create(deps, fleet, row)),
    change: send((row, message) => change(deps, fleet, row, message)),
    cancel: send((row, message) => cancel(deps, fleet, row, message)),
  };
}

async function create(deps: PortDeps, fleet: ExternalFleet, row: ExternalRow): Promise<SendOutcome> {
  try {
    const result = await requestDelivery(deps, row, fleet);
    if (result.kind === 'dropped') return UNWANTED;
    if (result.kind === 'early') await planNext(deps.db, row, result.fromSeconds * 1000);
    return ACCEPTED;
  } catch (error) {
    if (!(error instanceof OutgoingFailure)) throw error;
    await recordFailure(deps, row, fleet, error);
    const outcome = toOutcome(error);
    // An operator may correct an account or an outlet, so that a refused delivery is requested again.
    if (outcome.kind !== 'refused' || fleet.toCancelReason(error.reason) !== null) return outcome;
    return { kind: 'failed', statusCode: error.status, error: error.reason };
  }
}

/** Messages also come after changes that the provider itself has reported; those are not sent. */
async function change(
  deps: PortDeps,
  fleet: ExternalFleet,
  row: ExternalRow,
  { delivery }: FleetMessage,
): Promise<SendOutcome> {
  const hash = hashDetails(delivery);
  const { order_id: orderId, refused_hash: refusedHash } = row;
  // A refused change is not sent again with every later status, which would be refused as well.
  if (row.state !== 'open' || row.external_id === null || hash === refusedHash) return UNWANTED;
  if (row.sent_hash === hash) {
    if (refusedHash !== null) await clearRefusedChange(deps, orderId);
    return UNWANTED;
  }
  try {
    await fleet.change(row.external_id, delivery);
  } catch (error) {
    if (error instanceof OutgoingFailure && error.kind === 'refused')
      await recordRefusedChange(deps, orderId, hash, error);
    throw error;
  }
  await saveRow(deps.db, orderId, { sent_hash: hash });
  if (refusedHash !== null) await clearRefusedChange(deps, orderId);
  return ACCEPTED;
}

async function cancel(
  deps: PortDeps,
  fleet: ExternalFleet,
  row: ExternalRow,
  { delivery: { cancellation } }: FleetMessage,
): Promise<SendOutcome> {
  const { db, clock } = deps;
  // Cancelled by the provider, or confirmed by it before the order was cancelled.
  if (cancellation?.by === 'PLATFORM' || row.cancelled_at !== null) return UNWANTED;
  if (row.external_id === null && row.requested_at === null) {
    await saveRow(db, row.order_id, { state: 'closed', next_try_at_ms: NEVER_MS });
    return UNWANTED;
  }
  const reason = CANCEL_REASONS.find((known) => known === cancellation?.reason) ?? null;
  try {
    await cancelAtProvider(deps, db, { row, fleet, reason });
    return ACCEPTED;
  } catch (error) {
    if (!(error instanceof OutgoingFailure) || error.kind !== 'refused') throw error;
    await saveRow(db, row.order_id, { cancel_refused_at: clock.nowSeconds(), last_error: error.message });
    deps.log.error({ orderId: row.order_id, reason: error.reason }, 'provider refused to cancel');
    throw error;
  }
}

function toOutcome({ kind, status, reason, retryAfterSeconds }: OutgoingFailure): SendOutcome {
  if (kind === 'refused') return { kind: 'refused', statusCode: status ?? 400, error: reason };
  return {
    kind: 'failed',
    statusCode: status,
    error: reason || 'no answer',
    retryWithinSeconds: RETRY_WITHIN_SECONDS,
    retryAfterSeconds: Math.max(retryAfterSeconds ?? 0, kind === 'lost' ? LOST_WAIT_SECONDS : 0),
  };
}
