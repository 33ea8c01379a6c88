import { LANGUAGE_PARAMETER } from '@courier/config';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inTransaction } from '../../../platform/db/database';
import type { PaymentChargeRow } from '../../../platform/db/tables/payment-tables';
import type { BankPageDeps } from '../deps';
import { digest } from '../../../platform/security/sealed-answer';
import { readServerTexts } from '../../texts';
import { BANK_ROUTE, endedPage, forwardPage, sendBankPage } from '../bank-page';
import { findReturnPath } from '../return-address';
import { BANK_PATH, CLAIM_MS, RETURN_PATH } from './bank-return';
import { claimReturn, findByReturn, planCharge } from './charges.repository';
import { endPayment } from './end-payment';
import type { BankPage } from './external-provider';
import { OutgoingFailure } from '../../../platform/outgoing/http/outgoing-failure';

const FORM_LIMIT_BYTES = 64 * 1024;

/** Leads cardholders to the page of their bank and takes them back. */
export async function registerBankRoutes(app: FastifyInstance, deps: BankPageDeps): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_LIMIT_BYTES },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    scope.get(BANK_PATH, BANK_ROUTE, async (request, reply) => {
      const charge = await findCharge(deps, request);
      if (charge?.state !== 'CHALLENGED' || charge.bank_page === null) return sendEnded(deps, request, reply);
      const page = JSON.parse(charge.bank_page) as BankPage;
      if (page.method === 'GET') return redirect(reply, page.url);
      return sendBankPage(reply, forwardPage(readServerTexts(deps, request, portalLanguage(charge)), page));
    });
    const comeBack = async (request: FastifyRequest, reply: FastifyReply) => {
      const charge = await findCharge(deps, request);
      const intent =
        charge &&
        (await deps.db
          .selectFrom('payment_intents')
          .selectAll()
          .where('intent_id', '=', charge.intent_id)
          .executeTakeFirst());
      if (!charge || !intent || intent.order_id === null) return sendEnded(deps, request, reply);
      if (charge.state === 'CHALLENGED') await finish(deps, charge, readFields(request));
      const order = { vendorId: intent.vendor_id, orderId: intent.order_id };
      return redirect(reply, charge.return_url ?? (await findReturnPath(deps, request, order)));
    };
    scope.get(RETURN_PATH, BANK_ROUTE, comeBack);
    scope.post(RETURN_PATH, BANK_ROUTE, comeBack);
  });
}

const readQuery = ({ url }: FastifyRequest) => new URLSearchParams(url.split('?')[1]);

const findCharge = ({ db }: BankPageDeps, request: FastifyRequest): Promise<PaymentChargeRow | undefined> =>
  findByReturn(db, digest(readQuery(request).get('id') ?? ''));

function readFields(request: FastifyRequest): Record<string, string> {
  const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
  return Object.fromEntries([...readQuery(request), ...form].filter(([name]) => name !== 'id'));
}

/** A provider without an answer leaves the payment open: its webhook or the end of the challenge decides. */
async function finish(
  deps: BankPageDeps,
  { reference, country }: PaymentChargeRow,
  fields: Record<string, string>,
): Promise<void> {
  const { db, clock, log } = deps;
  const nowMs = clock.nowMs();
  const charge = await claimReturn(db, reference, { nowMs, untilMs: nowMs + CLAIM_MS });
  const named = deps.externalPayments.find(country);
  if (!charge || named?.provider.adapter !== charge.adapter) return;
  const answer = await named.provider.finish(charge, fields).catch((error: unknown) => {
    if (!(error instanceof OutgoingFailure)) throw error;
    log.warn({ reference, failure: error.kind, status: error.status, reason: error.reason }, 'payments');
    return error.kind === 'refused' ? ({ kind: 'refused', reason: 'processing' } as const) : null;
  });
  await planCharge(db, charge, { claimed_until_ms: 0 });
  if (answer === null || answer.kind === 'waiting') return;
  await inTransaction(db, (trx) => {
    if (answer.kind === 'abandoned') return endPayment(deps, trx, charge, { kind: 'undo-requested' });
    if (answer.kind === 'refused')
      return endPayment(deps, trx, charge, { kind: 'refused', providerId: null, report: null });
    const { providerId, card } = answer;
    return endPayment(deps, trx, charge, { kind: 'authorised', providerId }, card);
  });
}

/** The portal adds its language to the address of return. */
const portalLanguage = ({ return_url: address }: PaymentChargeRow): string | undefined =>
  address !== null && URL.canParse(address)
    ? new URL(address).searchParams.get(LANGUAGE_PARAMETER)?.replaceAll('_', '-')
    : undefined;

const redirect = (reply: FastifyReply, url: string): FastifyReply =>
  reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(url, 303);

const sendEnded = (deps: BankPageDeps, request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  sendBankPage(reply.code(404), endedPage(readServerTexts(deps, request), 'bank.payment'));
