import { countryFacts } from '@courier/config';
import type { BulkColumn } from '../../bulk-jobs/bulk-columns';
import type { OrderCheckRules } from '../order-check-rules';
import { readAmount } from './read-amount';
import { readPayment } from './read-payment';
import { readPhone } from './read-phone';
import { readSchedule, type Schedule } from './read-schedule';
import { toDoubts, type CellDoubt } from './verdict';

export interface RowCells {
  values: Readonly<Record<BulkColumn, string>>;
  /** Columns with a numeric workbook cell; all others are text. */
  numbers?: readonly string[] | undefined;
}

/** Values of a row, and its invalid or ambiguous cells. */
export interface RowReading {
  /** Major units; null for none. */
  amount: number | null;
  paymentMethod: string;
  schedule: Schedule;
  doubts: readonly CellDoubt[];
}

export interface RowRules extends OrderCheckRules {
  nowSeconds: number;
}

/** An ambiguous cell becomes a question in every client. */
export function readRow({ values, numbers }: RowCells, rules: RowRules): RowReading {
  const isNumber = new Set(numbers);
  const amount = readAmount(values.amount, isNumber.has('amount'), rules.country);
  const payment = readPayment(values.payment_method, rules);
  const schedule = readSchedule({ values, numbers: isNumber }, rules);
  const phone =
    values.customer_phone.trim() === ''
      ? null
      : readPhone(values.customer_phone, rules.isPossiblePhone, {
          prefix: countryFacts(rules.country).phonePrefix,
        });
  return {
    amount: amount.kind === 'good' ? amount.value : null,
    paymentMethod: payment.kind === 'good' ? payment.value : values.payment_method,
    schedule,
    doubts: [
      ...(phone ? toDoubts(phone, 'customer_phone', values.customer_phone) : []),
      ...toDoubts(amount, 'amount', values.amount),
      ...toDoubts(payment, 'payment_method', values.payment_method),
      ...schedule.doubts,
    ],
  };
}
