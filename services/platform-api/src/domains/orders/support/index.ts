import { contract } from '@courier/api-client/contract';
import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { mount } from '../../../platform/calls/mount';
import { assertOrder } from '../../../platform/calls/ownership';
import { conflict } from '../../../platform/requests/refusal';
import { sessionAccount } from '../../../platform/requests/session';
import { afterCommit, inTransaction } from '../../../platform/db/database';
import type { Deps } from './deps';
import { requireAccount } from '../../accounts';
import { countMail, canSendMail } from '../../mail';
import { mailTicket } from './mail-ticket';

/** Messages to the operator's support: stored by the call, mailed by a job. */
export function registerSupport(app: FastifyInstance, deps: Deps): void {
  const { jobs, clock, config } = deps;
  jobs.handle('support-mail', (id) => mailTicket(deps, id));

  mount(app, deps, contract.helpCentre.ticket, async ({ params, body, session, country, db }) => {
    const { email } = requireAccount(session);
    if (body.order_id !== undefined) await assertOrder(db, session, body.order_id);
    const to = config.support.email;
    if (to === null || !canSendMail(config))
      throw conflict('No mailbox of the support is configured.', 'help-center.no-mailbox');
    await countMail(deps, 'support', { to, account: sessionAccount(session) });
    const id = randomUUID();
    await inTransaction(db, async (trx) => {
      await trx
        .insertInto('support_tickets')
        .values({
          id,
          country,
          vendor_id: params.vendorId,
          email,
          message: body.message,
          order_id: body.order_id ?? null,
          created_at: clock.nowSeconds(),
          sent_at: null,
        })
        .execute();
      await jobs.send(trx, 'support-mail', id);
    });
    afterCommit(db, () => jobs.wake('support-mail'));
    return { result: { ticket_id: id } };
  });
}
