import type { ProhibitedItem } from './prohibited-items';

export interface OrderCheckRules {
  /** ISO 3166 code. */
  country: string;
  /** Whether length and prefix are possible in the country. */
  isPossiblePhone: (phone: string) => boolean;
  /** Currently offered methods; NONE only with its flag. */
  paymentMethods: readonly string[];
  /** What the operator does not deliver. */
  prohibitedItems?: readonly ProhibitedItem[];
}
