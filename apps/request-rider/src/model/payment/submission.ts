import type { PaymentChoice } from './payment-options';

/** The validated values at the moment of the submit. */
export interface Submission {
  paymentMethod: PaymentChoice;
  /** In international format. */
  phoneNumber: string;
}

/** The submitted values: just checked, or the earlier attempt that may have placed the order. */
export type Sending = Submission | 'earlier';
