import { sql } from 'kysely';
import { Refusal } from '../../../../platform/requests/refusal';
import { inTransaction, type Db } from '../../../../platform/db/database';
import { receiveEvent } from '../../events/receive-event';
import { dispatchKey, withdrawOffers } from '../assign-order';
import type { DispatchDeps } from './dispatch-deps';
import type { RiderFleet } from './rider-fleets';

const AT_ONCE = 100;

/** As the index `orders_without_rider` names them. */
const WITHOUT_RIDER = sql<boolean>`orders.rider_id is null and orders.fleet_id is not null
  and orders.status not in ('DELIVERED', 'RETURNED_TO_VENDOR', 'CANCELLED', 'PAYMENT_CANCELLED', 'PAYMENT_FAILED',
    'INITIATED', 'PAYMENT_INITIATED')`;

export const fleetName = ({ country, fleetId }: RiderFleet): string => `${country} ${fleetId}`;

/** Names of the fleets with an order without a rider or a search: few of the many that the settings may name. */
export async function listBusyFleets(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('orders')
    .select(['country', 'fleet_id'])
    .distinct()
    .where(WITHOUT_RIDER)
    .union(db.selectFrom('rider_searches').select(['country', 'fleet_id']))
    .execute();
  return new Set(
    rows.map(({ country, fleet_id: fleetId }) => fleetName({ country, fleetId: fleetId ?? '' })),
  );
}

/** Begins the search of every order that is due and has no rider. @returns how many began */
export async function beginSearches(deps: DispatchDeps, fleet: RiderFleet): Promise<number> {
  const { db, clock, config } = deps;
  const latest = clock.nowSeconds() + config.riders.leadSeconds;
  const due = await db
    .selectFrom('orders')
    .select(['order_id', 'status', 'updated_at'])
    .where('country', '=', fleet.country)
    .where('fleet_id', '=', fleet.fleetId)
    .where(WITHOUT_RIDER)
    .where((is) => is.or([is('preordered_for', 'is', null), is('preordered_for', '<=', latest)]))
    .where(
      sql<boolean>`not exists (select 1 from rider_searches as search where search.order_id = orders.order_id)`,
    )
    .orderBy('created_at')
    .limit(AT_ONCE)
    .execute();
  let began = 0;
  for (const { order_id: orderId, status, updated_at: version } of due) {
    const done = await ifAllowed(deps, orderId, async (trx) => {
      const now = clock.nowSeconds();
      const search = await trx
        .insertInto('rider_searches')
        .values({
          order_id: orderId,
          country: fleet.country,
          fleet_id: fleet.fleetId,
          round: 1,
          began_at: now,
        })
        .onConflict((conflict) => conflict.column('order_id').doNothing())
        .returning('order_id')
        .executeTakeFirst();
      if (!search) return;
      if (status === 'NEW') await report(deps, trx, fleet, orderId, 'RECEIVED', `received ${version}`);
      if (status !== 'WAITING_FOR_TRANSPORT')
        await report(deps, trx, fleet, orderId, 'WAITING_FOR_TRANSPORT', `search ${version}`);
    });
    if (done) began += 1;
  }
  return began;
}

/** Orders that have ended or have a rider are no longer searched for. */
export async function endSearches(db: Db): Promise<void> {
  await sql`delete from rider_searches using orders
    where orders.order_id = rider_searches.order_id and not (${WITHOUT_RIDER})`.execute(db);
}

/**
 * An order without a rider for too long is reported as delayed, and every rider gets an offer again.
 * @returns how many searches began again
 */
export async function repeatSearches(deps: DispatchDeps, fleet: RiderFleet): Promise<number> {
  const { db, clock, config } = deps;
  const ended = await db
    .selectFrom('rider_searches')
    .innerJoin('orders', 'orders.order_id', 'rider_searches.order_id')
    .select(['rider_searches.order_id', 'round', 'status'])
    .where('rider_searches.country', '=', fleet.country)
    .where('rider_searches.fleet_id', '=', fleet.fleetId)
    .where('began_at', '<=', clock.nowSeconds() - config.riders.searchSeconds)
    .limit(AT_ONCE)
    .execute();
  let repeated = 0;
  for (const { order_id: orderId, round, status } of ended) {
    const done = await ifAllowed(deps, orderId, async (trx) => {
      const now = clock.nowSeconds();
      if (status !== 'DELAYED') await report(deps, trx, fleet, orderId, 'DELAYED', `delayed ${round} ${now}`);
      await report(deps, trx, fleet, orderId, 'WAITING_FOR_TRANSPORT', `search again ${round} ${now}`);
      await withdrawOffers(trx, orderId, now - 1);
      await trx
        .updateTable('rider_searches')
        .set({ round: round + 1, began_at: now })
        .where('order_id', '=', orderId)
        .execute();
    });
    if (done) repeated += 1;
  }
  return repeated;
}

/** Runs `work` in a transaction. An order that the rules no longer allow to change is left alone. */
async function ifAllowed(
  { db, log }: DispatchDeps,
  orderId: string,
  work: (trx: Db) => Promise<void>,
): Promise<boolean> {
  try {
    await inTransaction(db, work);
    return true;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    log.info({ orderId, refusal: error.translationKey }, 'search for a rider refused');
    return false;
  }
}

async function report(
  deps: DispatchDeps,
  trx: Db,
  fleet: RiderFleet,
  orderId: string,
  status: 'RECEIVED' | 'WAITING_FOR_TRANSPORT' | 'DELAYED',
  name: string,
): Promise<void> {
  await receiveEvent(deps, trx, dispatchKey(fleet), orderId, {
    event_id: `dispatch ${orderId} ${name}`,
    status,
    occurred_at: deps.clock.nowSeconds(),
  });
}
