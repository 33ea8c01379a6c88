import type { PaymentChargeRow } from '../../../platform/db/tables/payment-tables';
import { ADAPTER_METHODS, type CybersourceAccount } from '../../../settings/payment-accounts';
import { readJson } from '../../../platform/outgoing/http/read-answer';
import type { Authorised, ExternalProvider } from '../external/external-provider';
import { decimalAmount } from '../external/provider-amount';
import { OutgoingFailure } from '../../../platform/outgoing/http/outgoing-failure';
import { createCybersourceCalls, type CybersourceCalls } from './cybersource-calls';
import { createCybersourceFields } from './cybersource-fields';
import { CYBERSOURCE_UNVERIFIED } from './cybersource-values';
import { readCybersourceWebhook } from './cybersource-webhook';
import { modificationSchema, paymentSchema, type CybersourceHit } from './cybersource.schema';
import { clientReference, paymentBody, validationBody } from './write-payment';
import { readState } from './bank-state';
import { readPayment } from './read-payment';

const { applications, success, unknownRequest } = CYBERSOURCE_UNVERIFIED;

/**
 * Cybersource's REST API. It has no idempotency key: before anything is repeated, our reference is looked up, and what
 * the search does not list yet is reversed by the id of its request.
 */
export function createCybersourceProvider(account: CybersourceAccount): ExternalProvider {
  const calls = createCybersourceCalls(account);
  return {
    adapter: 'cybersource',
    method: ADAPTER_METHODS.cybersource,
    fields: (_country, origins) => createCybersourceFields(calls, account, origins),
    authorise: async (request) => {
      const { body, card } = paymentBody(request);
      const authorised = await charge(calls, body);
      return readPayment(authorised, card, body);
    },
    settle: (row) => settle(calls, row),
    finish: async (row, answer) => {
      const isBack = CYBERSOURCE_UNVERIFIED.returnFields.some((name) => answer[name] !== undefined);
      if (!isBack) return { kind: 'waiting' };
      const state = readState(row);
      if (row.finishes > 1) {
        // An earlier return may have paid although its answer was lost.
        const earlier = await settle(calls, { ...row, finishes: row.finishes - 1 });
        if (earlier.kind === 'accepted') return earlier;
      }
      const body = validationBody(row, state);
      const authorised = readPayment(await charge(calls, body), state.card, body);
      return authorised.kind === 'challenge' ? { kind: 'waiting' } : authorised;
    },
    capture: async (row) => {
      const hits = await calls.search(row.reference);
      if (hits.some((hit) => hasDone(hit, applications.capture))) return;
      const body = { ...clientReference(row.reference, 'capture'), ...amountBody(row) };
      await calls.post(`/pts/v2/payments/${paymentId(row)}/captures`, body, modificationSchema);
    },
    undo: async (row) => {
      if (row.provider_id === null || row.authorised_at === null)
        return void (await settleToNone(calls, row));
      if (row.captured_at === null) return reverse(calls, row, row.provider_id);
      await refund(calls, row, row.reference);
    },
    refund: (row, { reference, amountMinor }) =>
      refund(calls, { ...row, amount_minor: amountMinor }, reference),
    refundListedAfterMs: SEARCH_DELAY_MS,
    removeCard: ({ token }) => calls.remove(`/tms/v1/paymentinstruments/${encodeURIComponent(token)}`),
    readWebhook: (webhook) => readCybersourceWebhook(account, webhook),
    webhookAnswer: '',
  };
}

async function charge(calls: CybersourceCalls, body: object) {
  const answer = await calls.send('/pts/v2/payments', body);
  return readJson(paymentSchema, answer);
}

async function settle(
  calls: CybersourceCalls,
  row: PaymentChargeRow,
): Promise<Extract<Authorised, { kind: 'accepted' }> | { kind: 'none' }> {
  const found = await findAuthorisation(calls, row);
  if (found !== null) return { kind: 'accepted', providerId: found, card: null };
  await reverseRequest(calls, row);
  return { kind: 'none' };
}

async function settleToNone(calls: CybersourceCalls, row: PaymentChargeRow): Promise<void> {
  const found = await findAuthorisation(calls, row);
  if (found === null) return reverseRequest(calls, row);
  await reverse(calls, row, found);
}

/** The id of an authorisation with our reference that was not reversed. */
async function findAuthorisation(calls: CybersourceCalls, row: PaymentChargeRow): Promise<string | null> {
  const hits = await calls.search(row.reference);
  if (hits.some((hit) => hasDone(hit, applications.reverse))) return null;
  return hits.find((hit) => hasDone(hit, applications.authorise))?.id ?? null;
}

const hasDone = ({ applicationInformation: info }: CybersourceHit, name: string): boolean =>
  info?.applications?.some((one) => one.name === name && one.rFlag === success) ?? false;

/** Reverses the effect of a request whose answer was lost. One that never arrived cannot be reversed. */
async function reverseRequest(calls: CybersourceCalls, row: PaymentChargeRow): Promise<void> {
  const body = {
    ...clientReference(row.reference, 'payment', row.finishes),
    ...reversalBody(row, 'lost answer'),
  };
  await calls.post('/pts/v2/reversals', body, modificationSchema).catch((error: unknown) => {
    const isUnknown =
      error instanceof OutgoingFailure && unknownRequest.some((status) => status === error.status);
    if (!isUnknown) throw error;
  });
}

async function reverse(calls: CybersourceCalls, row: PaymentChargeRow, id: string): Promise<void> {
  const hits = await calls.search(row.reference);
  if (hits.some((hit) => hasDone(hit, applications.reverse))) return;
  const body = { ...clientReference(row.reference, 'reversal'), ...reversalBody(row, 'cancelled') };
  await calls.post(`/pts/v2/payments/${encodeURIComponent(id)}/reversals`, body, modificationSchema);
}

/** The search lists a new transaction after some seconds. */
const SEARCH_DELAY_MS = 120_000;

/** @param row with the amount to refund */
async function refund(calls: CybersourceCalls, row: PaymentChargeRow, reference: string): Promise<void> {
  const hits = await calls.search(reference);
  if (hits.some((hit) => hasDone(hit, applications.refund))) return;
  const body = { ...clientReference(reference, 'refund'), ...amountBody(row) };
  await calls.post(`/pts/v2/payments/${paymentId(row)}/refunds`, body, modificationSchema);
}

const paymentId = ({ provider_id: id }: PaymentChargeRow): string => encodeURIComponent(id ?? '');

const totalAmount = (row: PaymentChargeRow): string =>
  decimalAmount({ minor: row.amount_minor, currency: row.currency, country: row.country });

const amountBody = (row: PaymentChargeRow) => ({
  orderInformation: { amountDetails: { totalAmount: totalAmount(row), currency: row.currency } },
});

const reversalBody = (row: PaymentChargeRow, reason: string) => ({
  reversalInformation: { amountDetails: { totalAmount: totalAmount(row) }, reason },
});
