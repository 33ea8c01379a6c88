import type { Statement } from '@courier/api-client/contract';
import type { CountryCode } from '@courier/config';
import type { MonthRange } from '../statements/lines/months';

/** Amounts of a part of the month in minor units. */
export interface AccountRow {
  /** `statement`, `credit-note`, `guests`, or `next_month`: charges of the month that no statement of it contains. */
  block: Statement['kind'] | 'guests' | 'next_month';
  vendorId: string;
  name: string;
  number: string;
  orders: number;
  netMinor: number;
  taxMinor: number;
  grossMinor: number;
  /** Part of the gross that belongs to earlier months. */
  lateMinor: number;
  cardPaidMinor: number;
  cardRefundedMinor: number;
  cashCollectedMinor: number;
  cashPaidOutMinor: number;
  balanceMinor: number;
  /** What courier companies charged for the orders, in the currency of the country. */
  costMinor: number;
  /** Orders with a courier company of which no cost in this currency is known. */
  ordersWithoutCost: number;
}

/** A month of a country. */
export interface AccountMonth {
  country: CountryCode;
  month: string;
  range: MonthRange;
}
