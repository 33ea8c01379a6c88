import { contract } from '@courier/api-client/contract';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { mount } from '../../../platform/calls/mount';
import { badInput, conflict, notAllowed } from '../../../platform/requests/refusal';
import { inTransaction, type Db } from '../../../platform/db/database';
import type { Deps } from '../deps';
import { buildVendorAnswer } from '../vendors/build-vendor-answer';
import { newVendorId, outletColumns, setMembers } from './outlet-rows';

/** Outlets with these prefixes are managed by another system. */
const MANAGED_ELSEWHERE = /^[ab]-/;

export function registerOutlets(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, contract.outlets.create, async ({ body, country, db }) => {
    const columns = outletColumns(body, country);
    return inTransaction(db, async (trx) => {
      // Concurrent additions wait for this lock, so that the second sees the first one's code.
      const parent = await lockedVendor(trx, body.parent_vendor_id);
      if (!parent.is_parent)
        throw badInput('An outlet has no outlets.', 'error.invalid-input', 'parent_vendor_id');
      const taken = await trx
        .selectFrom('vendors')
        .select('vendor_id')
        // A sheet names outlets in any case.
        .where(sql`lower(client_vendor_id)`, '=', body.client_vendor_id.toLowerCase())
        .where((on) =>
          on.or([on('parent_vendor_id', '=', parent.vendor_id), on('vendor_id', '=', parent.vendor_id)]),
        )
        .executeTakeFirst();
      if (taken) throw conflict('Another outlet already has this id.', 'outlet.already-registered');
      const now = deps.clock.nowSeconds();
      const row = await trx
        .insertInto('vendors')
        .values({
          ...columns,
          vendor_id: newVendorId(),
          country,
          parent_vendor_id: parent.vendor_id,
          client_vendor_id: body.client_vendor_id,
          is_parent: false,
          is_active: true,
          is_registered: true,
          currency: parent.currency,
          payment_methods: JSON.stringify(parent.payment_methods),
          estimation_pick_up_time: parent.estimation_pick_up_time,
          origin: parent.origin,
          created_at: now,
          updated_at: now,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      await setMembers(trx, country, row.vendor_id, body);
      return { result: await buildVendorAnswer(deps, trx, row) };
    });
  });

  mount(app, deps, contract.outlets.update, async ({ params, body, country, db }) => {
    if (MANAGED_ELSEWHERE.test(params.vendorId)) throw notAllowed();
    const columns = outletColumns(body, country);
    return inTransaction(db, async (trx) => {
      const stored = await lockedVendor(trx, params.vendorId);
      for (const field of ['parent_vendor_id', 'client_vendor_id'] as const) {
        if (stored[field] !== body[field])
          throw badInput(`The ${field} of an outlet cannot be changed.`, 'error.invalid-input', field);
      }
      const row = await trx
        .updateTable('vendors')
        .set({ ...columns, updated_at: deps.clock.nowSeconds() })
        .where('vendor_id', '=', params.vendorId)
        .returningAll()
        .executeTakeFirstOrThrow();
      await setMembers(trx, country, row.vendor_id, body);
      return { result: await buildVendorAnswer(deps, trx, row) };
    });
  });
}

const lockedVendor = (trx: Db, vendorId: string) =>
  trx
    .selectFrom('vendors')
    .selectAll()
    .where('vendor_id', '=', vendorId)
    .forUpdate()
    .executeTakeFirstOrThrow();
