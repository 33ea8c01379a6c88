import { contract } from '@courier/api-client/contract';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../../platform/calls/mount';
import type { Deps } from '../deps';
import { signedCsv } from './document/statement-csv';
import { buildStatement } from './document/statement-content';
import { listMonths } from './issue/statement-months';
import { registerStatementJob } from './issue/statement-job';
import { monthAt, monthRange } from './lines/months';
import { registerStatementPages } from './print/register-pages';
import { findParent, findStatement, listStatements, readContent } from './read-statements';

/** Statements of shops, and the job that issues them. */
export function registerStatements(app: FastifyInstance, deps: Deps): void {
  const { clock, config } = deps;
  mount(app, deps, contract.statements.list, async ({ params, db }) => {
    const { vendor_id: vendorId } = await findParent(db, params.vendorId);
    const statements = await listStatements(db, vendorId);
    return { result: { statements, has_pdf: config.pdfBrowser !== null } };
  });

  mount(app, deps, contract.statements.preview, async ({ params, db }) => {
    const vendor = await findParent(db, params.vendorId);
    const nowSeconds = clock.nowSeconds();
    const month = monthAt(nowSeconds, vendor.country);
    const { from, until } = monthRange(month, vendor.country);
    const [first] = await listMonths(db, vendor.country);
    const since = first ? Math.min(from, monthRange(first.month, vendor.country).from) : from;
    const source = { vendorId: vendor.vendor_id, country: vendor.country, since, until };
    return { result: await buildStatement(db, { vendor, month, nowSeconds }, source) };
  });

  mount(app, deps, contract.statements.get, async ({ params, db }) => {
    const { vendor_id: vendorId } = await findParent(db, params.vendorId);
    const row = await findStatement(db, vendorId, params.number);
    return { result: { statement: readContent(row), sha256: row.sha256, signature: row.signature } };
  });

  mount(app, deps, contract.statements.csv, async ({ params, db, reply }) => {
    const { vendor_id: vendorId } = await findParent(db, params.vendorId);
    const row = await findStatement(db, vendorId, params.number);
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${row.number}.csv"`);
    return Buffer.from(signedCsv(readContent(row), row.signature));
  });

  registerStatementPages(app, deps);
  registerStatementJob(app, deps);
}
