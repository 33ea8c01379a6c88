import type { CountryCode } from '@courier/config';
import type { IntentStatus } from '@courier/api-client/contract';
import type { ColumnType, Generated, Selectable } from 'kysely';
import type { EnvironmentName } from '../../../settings/config';
import type { Origin } from './origin-tables';

/** Vouchers and card payments; conventions as in `schema.ts`. */
export interface PaymentTables {
  vouchers: VoucherTable;
  payment_keys: PaymentKeyTable;
  wallets: WalletTable;
  wallet_tokens: WalletTokenTable;
  payment_instruments: PaymentInstrumentTable;
  payment_intents: PaymentIntentTable;
  payment_charges: PaymentChargeTable;
  card_removals: CardRemovalTable;
  card_refunds: CardRefundTable;
}

interface VoucherTable {
  country: CountryCode;
  /** Upper case. */
  code: string;
  type: 'amount' | 'percentage' | 'deliveryFee';
  /** Null for percentages. */
  amount_minor: number | null;
  /** 0 to 100; null for money. */
  percentage: number | null;
  currency: string;
  /** Last second it may be used for. */
  valid_until: number;
  /** First second; null: at once. */
  valid_from: Generated<number | null>;
  is_withdrawn: Generated<boolean>;
  /** Orders it may be used for in total; null for any number. */
  use_limit: Generated<number | null>;
  /** Orders of one customer (a phone number) it may be used for; null for any number. */
  customer_limit: Generated<number | null>;
  /** Orders that used it; counted only with a limit. */
  used: Generated<number>;
  origin: Generated<Origin>;
}

/** The key of the sandbox in `services/demo`; stays in the schema as the simulator's tables do (ADR 0052). */
interface PaymentKeyTable {
  id: string;
  private_jwk: string;
  /** Where it was created; another environment ignores it. */
  environment: EnvironmentName;
  created_at: number;
}

interface WalletTable {
  wallet_id: string;
  country: CountryCode;
  /** Id of the account, or of the vendor of an embedded or guest session. */
  owner: string;
  created_at: number;
}

interface WalletTokenTable {
  /** sha256 of the token, which is stored nowhere. */
  token_hash: string;
  wallet_id: string;
  vendor_id: string;
  expires_at: number;
}

interface PaymentInstrumentTable {
  id: string;
  wallet_id: string;
  provider: string;
  provider_token: string;
  scheme: string;
  card_last_digits: string;
  holder_name: string;
  expiry_month: string;
  expiry_year: string;
  created_at: number;
}

/** A token that the provider still has to remove. */
interface CardRemovalTable {
  id: string;
  wallet_id: string;
  /** Payment method, as in `payment_instruments`. */
  provider: string;
  provider_token: string;
  next_try_at_ms: Generated<number>;
  tries: Generated<number>;
  last_error: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: number;
}

/** Earlier versions, which may run beside this one, also use the columns `challenge_hash` and `challenge`. */
interface PaymentIntentTable {
  intent_id: string;
  wallet_id: string;
  country: CountryCode;
  vendor_id: string;
  /** The checked order payload, as JSON text. */
  order_body: string;
  /** The fee after the voucher. */
  payable_minor: number;
  currency: string;
  status: IntentStatus;
  order_id: string | null;
  charge_id: string | null;
  created_at: number;
  /** Until then the intent can be confirmed and its bank page answered. */
  expires_at: number;
}

/**
 * PENDING: its call has no answer yet. CHALLENGED: the cardholder has to answer the bank. UNDOING: to be cancelled or
 * refunded. CAPTURED, REFUSED and UNDONE are final; STUCK needs a person.
 */
export type ChargeState =
  | 'PENDING'
  | 'AUTHORISED'
  | 'CHALLENGED'
  | 'CAPTURED'
  | 'UNDOING'
  | 'UNDONE'
  | 'REFUSED'
  | 'STUCK';

/** A charge at a provider. */
interface PaymentChargeTable {
  /** Ours, unique at the provider. */
  reference: string;
  intent_id: string;
  country: CountryCode;
  adapter: string;
  amount_minor: number;
  currency: string;
  state: ColumnType<ChargeState, ChargeState | undefined, ChargeState>;
  /** Id of the payment at the provider. */
  provider_id: ColumnType<string | null, string | null | undefined, string | null>;
  /** Whether its order is stored. */
  is_placed: Generated<boolean>;
  /** Null until the provider has confirmed it; a cancellation before that may have had no effect. */
  authorised_at: ColumnType<number | null, number | null | undefined, number | null>;
  captured_at: ColumnType<number | null, number | null | undefined, number | null>;
  /** Until then one call works on it. */
  claimed_until_ms: Generated<number>;
  /** sha256 of the secret in the return address of the bank. */
  return_hash: string;
  /** Where the cardholder goes after it; null for the tracking page. */
  return_url: string | null;
  /** JSON of a `BankPage`. */
  bank_page: ColumnType<string | null, string | null | undefined, string | null>;
  /** What the adapter needs after the bank's page; no card data. */
  provider_state: ColumnType<string | null, string | null | undefined, string | null>;
  /** How often the return from the bank was sent to the provider. */
  finishes: Generated<number>;
  keeps_card: boolean;
  holder_name: string;
  next_try_at_ms: Generated<number>;
  tries: Generated<number>;
  last_error: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: number;
}

/** PENDING: the provider has to refund it. STUCK needs a person. */
export type CardRefundState = 'PENDING' | 'DONE' | 'STUCK';

/** A part of a captured charge that the operator gives back. */
interface CardRefundTable {
  /** Ours, unique at the provider. */
  reference: string;
  charge_reference: string;
  amount_minor: number;
  state: ColumnType<CardRefundState, CardRefundState | undefined, CardRefundState>;
  next_try_at_ms: Generated<number>;
  tries: Generated<number>;
  last_error: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: number;
  done_at: ColumnType<number | null, number | null | undefined, number | null>;
}

export type VoucherRow = Selectable<VoucherTable>;
export type PaymentChargeRow = Selectable<PaymentChargeTable>;
export type CardRefundRow = Selectable<CardRefundTable>;
export type PaymentIntentRow = Selectable<PaymentIntentTable>;
