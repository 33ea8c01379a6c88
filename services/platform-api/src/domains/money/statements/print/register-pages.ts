import { contract } from '@courier/api-client/contract';
import type { FastifyInstance } from 'fastify';
import { decodeProtectedHeader } from 'jose';
import { mount } from '../../../../platform/calls/mount';
import { createCallLimiter } from '../../../../platform/limits/limit-calls';
import { findLimit } from '../../../../platform/limits/find-limit';
import { CHECK_PAGE } from '../../../../platform/keys/evidence-keys';
import { readServerTexts, sendPage } from '../../../texts';
import type { Deps } from '../../deps';
import { findParent, findStatement, readContent } from '../read-statements';
import { createStatementLink, isStatementTicket, STATEMENT_PAGE } from './statement-link';
import { statementPage } from './statement-page';

/** Links to documents for a browser, and the page behind them, without session and scripts. */
export function registerStatementPages(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, contract.statements.link, async ({ params, country, db, request }) => {
    const { vendor_id: vendorId } = await findParent(db, params.vendorId);
    const { number } = await findStatement(db, vendorId, params.number);
    const { tag } = readServerTexts(deps, request);
    return { result: await createStatementLink(deps, { country, vendorId, number }, tag) };
  });

  // As many as links, for each address.
  const opening = findLimit(contract.publicTracking.order);
  const limiter = opening && createCallLimiter(deps.calls.counts, { ...opening, name: 'statements.page' });
  app.get<{ Params: { vendorId: string; number: string } }>(
    STATEMENT_PAGE,
    { schema: { hide: true }, onRequest: async (request) => limiter?.countCall(request, null) },
    async (request, reply) => {
      const query = new URLSearchParams(request.url.split('?')[1]);
      const texts = readServerTexts(deps, request, query.get('language') ?? undefined);
      const { country, params } = request;
      const isValid = await isStatementTicket(deps, query.get('ticket') ?? '', { country, ...params });
      if (!isValid) return sendPage(reply.code(404), statementPage(texts, null));
      const row = await findStatement(deps.db, params.vendorId, params.number);
      const { kid: keyId = '' } = decodeProtectedHeader(row.signature);
      const checkAddress = `${request.protocol}://${request.host}${CHECK_PAGE}`;
      return sendPage(
        reply,
        statementPage(texts, { statement: readContent(row), sha256: row.sha256, keyId, checkAddress }),
      );
    },
  );
}
