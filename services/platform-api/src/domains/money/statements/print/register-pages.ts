import { contract } from '@courier/api-client/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { decodeProtectedHeader } from 'jose';
import { mount } from '../../../../platform/calls/mount';
import { createCallLimiter } from '../../../../platform/limits/limit-calls';
import { findLimit } from '../../../../platform/limits/find-limit';
import { CHECK_PAGE } from '../../../../platform/keys/evidence-keys';
import { readServerTexts, sendPage, type Page } from '../../../texts';
import type { Deps } from '../../deps';
import { findParent, findStatement, readContent } from '../read-statements';
import { createPrinter } from './pdf/create-printer';
import { createStatementLink, isStatementTicket, STATEMENT_PAGE, STATEMENT_PDF } from './statement-link';
import { statementPage } from './statement-page';

interface DocumentRoute {
  Params: { vendorId: string; number: string };
}

/** Links to documents for a browser, and the page and the PDF behind them, without session and scripts. */
export function registerStatementPages(app: FastifyInstance, deps: Deps): void {
  const { config, log } = deps;
  mount(app, deps, contract.statements.link, async ({ params, country, db, request }) => {
    const { vendor_id: vendorId } = await findParent(db, params.vendorId);
    const { number } = await findStatement(db, vendorId, params.number);
    const { tag } = readServerTexts(deps, request);
    return { result: await createStatementLink(deps, { country, vendorId, number }, tag) };
  });

  // As many as links, for each address.
  const opening = findLimit(contract.publicTracking.order);
  const limiter = opening && createCallLimiter(deps.calls.counts, { ...opening, name: 'statements.page' });
  const options = {
    schema: { hide: true },
    onRequest: async (request: FastifyRequest) => limiter?.countCall(request, null),
  };
  app.get<DocumentRoute>(STATEMENT_PAGE, options, async (request, reply) => {
    const { page, isValid } = await buildPage(deps, request);
    return sendPage(isValid ? reply : reply.code(404), page);
  });

  const printer = config.pdfBrowser === null ? null : createPrinter(config.pdfBrowser);
  app.get<DocumentRoute>(STATEMENT_PDF, options, async (request, reply) => {
    const { page, isValid } = await buildPage(deps, request);
    if (!isValid) return sendPage(reply.code(404), page);
    const pdf = await printer?.print(page).catch((error: unknown) => {
      log.error({ err: error }, 'statement as PDF');
    });
    if (pdf) return sendPdf(reply, request.params.number, pdf);
    // The reader's browser prints the page as well.
    return reply
      .header('cache-control', 'no-store')
      .redirect(request.url.replace(/\.pdf(?=\?)/, '.html'), 303);
  });
}

async function buildPage(
  deps: Deps,
  request: FastifyRequest<DocumentRoute>,
): Promise<{ page: Page; isValid: boolean }> {
  const query = new URLSearchParams(request.url.split('?')[1]);
  const texts = readServerTexts(deps, request, query.get('language') ?? undefined);
  const { country, params } = request;
  const isValid = await isStatementTicket(deps, query.get('ticket') ?? '', { country, ...params });
  if (!isValid) return { page: statementPage(texts, null), isValid };
  const row = await findStatement(deps.db, params.vendorId, params.number);
  const { kid: keyId = '' } = decodeProtectedHeader(row.signature);
  const checkAddress = `${request.protocol}://${request.host}${CHECK_PAGE}`;
  const statement = readContent(row);
  return { page: statementPage(texts, { statement, sha256: row.sha256, keyId, checkAddress }), isValid };
}

const sendPdf = (reply: FastifyReply, number: string, pdf: Buffer): FastifyReply =>
  reply
    .type('application/pdf')
    .header('content-disposition', `inline; filename="${number}.pdf"`)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex')
    .send(pdf);
