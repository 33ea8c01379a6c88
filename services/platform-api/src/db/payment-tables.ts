import type { IntentStatus } from '@courier/api-client/contract';
import type { ColumnType, Generated, Selectable } from 'kysely';
import type { EnvironmentName } from '../config';
import type { Origin } from './origin-tables';

/** Vouchers and card payments; conventions as in `schema.ts`. */
export interface PaymentTables {
  vouchers: VoucherTable;
  payment_keys: PaymentKeyTable;
  wallets: WalletTable;
  wallet_tokens: WalletTokenTable;
  payment_instruments: PaymentInstrumentTable;
  payment_intents: PaymentIntentTable;
}

export interface VoucherTable {
  country: string;
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
  is_withdrawn: Generated<boolean>;
  /** Orders it may be used for in total; null for any number. */
  use_limit: Generated<number | null>;
  /** Orders that used it; counted only with a limit. */
  used: Generated<number>;
  origin: Generated<Origin>;
}

export interface PaymentKeyTable {
  id: string;
  private_jwk: string;
  /** Where it was created; another environment ignores it. */
  environment: EnvironmentName;
  created_at: number;
}

export interface WalletTable {
  wallet_id: string;
  country: string;
  /** Id of the account, or of the vendor of an embedded or guest session. */
  owner: string;
  created_at: number;
}

export interface WalletTokenTable {
  /** sha256 of the token, which is stored nowhere. */
  token_hash: string;
  wallet_id: string;
  vendor_id: string;
  expires_at: number;
}

export interface PaymentInstrumentTable {
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

export interface PaymentIntentTable {
  intent_id: string;
  wallet_id: string;
  country: string;
  vendor_id: string;
  /** The checked order payload, as JSON text. */
  order_body: string;
  /** The fee after the voucher. */
  payable_minor: number;
  currency: string;
  status: IntentStatus;
  order_id: string | null;
  charge_id: string | null;
  /** sha256 of the secret in the bank page's URL. */
  challenge_hash: string | null;
  challenge: ColumnType<Challenge | null, string | null, string | null>;
  created_at: number;
  /** Until then the intent can be confirmed and its bank page answered. */
  expires_at: number;
}

export interface Challenge {
  chargeId: string;
  returnUrl: string;
  card: {
    provider: string;
    providerToken: string;
    scheme: string;
    lastDigits: string;
    holderName: string;
    expiryMonth: string;
    expiryYear: string;
  } | null;
}

export type VoucherRow = Selectable<VoucherTable>;
export type PaymentIntentRow = Selectable<PaymentIntentTable>;
