import { readPayment } from '@courier/api-client/order-rules';

const PAID = /^(paid|authorized|completed|processing)$/i;
const UNPAID =
  /^(pending|on-hold|on hold|unpaid|partially.?paid|partially.?refunded|awaiting|expired|pending payment)/i;

const isCash = (method: string): boolean => {
  const read = readPayment(method, { country: '', paymentMethods: ['PAID', 'CASH_ON_DELIVERY'] });
  return read.kind === 'good' && read.value === 'CASH_ON_DELIVERY' && method !== '';
};

/** Joins payment method and state. Contradicting values are both kept, so that the user is asked. */
export function joinPayment(method: string, state: string): string {
  if (isCash(method)) return /^paid$/i.test(state) ? `${method} / ${state}` : method;
  if (UNPAID.test(state)) return [method, state].filter((text) => text !== '').join(' / ');
  return method === '' && PAID.test(state) ? 'paid' : method;
}

const WANTED_AT =
  /(?:deliver\w*|pick.?up|送達|配送|希望)[^:：\n]{0,24}(?:date|time|day|slot|日|時)[^:：\n]{0,12}[:：]\s*([^\n]+)/giu;

/** The delivery date and time in free text, e.g. `Delivery Date: 2026-11-28`; empty without one. */
export const wantedAt = (text: string): string =>
  [...text.matchAll(WANTED_AT)].map(([, wanted = '']) => wanted.trim()).join(' ');
