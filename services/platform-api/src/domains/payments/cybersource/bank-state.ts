import type { PaymentChargeRow } from '../../../platform/db/tables/payment-tables';
import { parseJson } from '../../../platform/outgoing/http/read-answer';
import type { ProviderCard } from '../provider-card';

/** What is kept while the cardholder answers the bank: ids and what a stored card shows. */
export interface BankState {
  jti: string;
  authenticationId: string;
  card: ProviderCard;
}

export const readState = ({ provider_state: text }: PaymentChargeRow): BankState =>
  parseJson(text ?? '') as BankState;
