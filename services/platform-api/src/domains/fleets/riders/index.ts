import { contract } from '@courier/api-client/contract';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../../platform/calls/mount';
import { notFound } from '../../../platform/requests/refusal';
import type { Routing } from '../../places';
import type { Deps } from '../deps';
import { isRiderLocated } from '../fleet-riders';
import { approachPath } from './approach-path';

export function registerRiders(app: FastifyInstance, deps: Pick<Deps, 'calls'> & { routing: Routing }): void {
  mount(app, deps, contract.riders.get, async ({ params, session, db }) => {
    const rider = await db
      .selectFrom('riders')
      .selectAll()
      .where('rider_id', '=', params.riderId)
      .executeTakeFirst();
    if (!rider) throw notFound();
    const { rider_id, name, phone_number, latitude, longitude, updated_at } = rider;
    const isLocated = await isRiderLocated(db, rider_id);
    const approach = isLocated
      ? await approachPath({ db, routing: deps.routing }, session, rider_id, { latitude, longitude })
      : undefined;
    return {
      result: {
        rider_id,
        name,
        phone_number,
        latitude,
        longitude,
        updated_at,
        ...(isLocated ? {} : { position_known: false }),
        ...(approach ? { approach } : {}),
      },
    };
  });
}
