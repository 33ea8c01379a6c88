import { contract } from '@courier/api-client/contract';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../../platform/calls/mount';
import { notFound } from '../../../platform/requests/refusal';
import type { Deps } from './deps';
import { isOtherBrowser, verifyAsker } from '../../accounts';
import { digest } from '../../../platform/security/sealed-answer';
import { findLink } from './find-link';

/** Shows and executes mailed links. Reading changes nothing, because mail scanners open links. */
export function registerMailedLinks(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, contract.mailedLinks.get, async ({ query, country, request }) => {
    const { act, token_digest: tokenHash } = query;
    const link = await findLink(deps, country, { act, tokenHash });
    if (!link) throw notFound();
    return {
      result: {
        act,
        confirmed: link.isConfirmed,
        email_address: link.email,
        account: link.account,
        vendor_name: link.vendorName,
        password_needed: !link.isConfirmed && link.asker !== null && isOtherBrowser(request, link.asker),
      },
    };
  });

  mount(app, deps, contract.mailedLinks.confirm, async ({ body, country, request }) => {
    const { act, token, password } = body;
    const link = await findLink(deps, country, { act, tokenHash: digest(token) });
    if (!link) throw notFound();
    if (!link.isConfirmed) {
      if (link.asker) await verifyAsker(deps, request, link.asker, password);
      await link.accept();
    }
    return { result: { act, confirmed: true as const } };
  });
}
