import type { PaymentChoice } from './payment-options';

/** What the checks made of the typed values, at the moment the vendor asked to place the order. */
export interface Submission {
  paymentMethod: PaymentChoice;
  /** In international form. */
  phoneNumber: string;
}

/** What is sent: what was just checked, or once more the very order that an earlier try may have placed. */
export type Sending = Submission | 'earlier';
