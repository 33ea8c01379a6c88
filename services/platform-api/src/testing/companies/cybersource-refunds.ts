import { randomUUID } from 'node:crypto';
import type { StandInAnswer } from './provider-faults';

/** What the stand-in of Cybersource knows of a payment that can be refunded. */
export interface RefundedPayment {
  reference: string;
  state: string;
  /** In major units, as text. */
  amount: string;
  /** Actions with their names in the search, in order. */
  applications: string[];
  /** By our reference, in major units. */
  refunds: { reference: string; amount: number }[];
}

interface RefundRequest {
  clientReferenceInformation: { code: string };
  orderInformation?: { amountDetails: { totalAmount: string } };
}

/** Never more than was captured in all. */
export function refundPart(
  payment: RefundedPayment,
  { clientReferenceInformation: { code }, orderInformation }: RefundRequest,
): StandInAnswer {
  const amount = Number(orderInformation?.amountDetails.totalAmount);
  const refunded = payment.refunds.reduce((sum, part) => sum + part.amount, 0);
  if (refunded + amount > Number(payment.amount)) return { status: 400, body: { reason: 'INVALID_DATA' } };
  if (refunded + amount === Number(payment.amount)) payment.state = 'refunded';
  payment.refunds.push({ reference: code, amount });
  if (code === payment.reference) payment.applications.push('ics_credit');
  return { status: 201, body: { id: randomUUID(), status: 'PENDING' } };
}

/** What the search lists of refunds with a reference of their own. */
export const listRefundHits = ({ refunds }: RefundedPayment, code: string | undefined) =>
  refunds
    .filter(({ reference }) => reference === code)
    .map(({ reference }) => ({
      id: `refund-${reference}`,
      clientReferenceInformation: { code: reference },
      applicationInformation: { applications: [{ name: 'ics_credit', rFlag: 'SOK' }] },
    }));
