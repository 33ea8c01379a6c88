import type { IntentStatus } from '@courier/api-client/contract';
import type { ColumnType, Generated, Selectable } from 'kysely';
import type { EnvironmentName } from '../config';
import type { Origin } from './origin-tables';

/** Tables of vouchers and card payments; the conventions are those of `schema.ts`. */
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
  /** Orders it may be used for in all; null for any number. */
  use_limit: Generated<number | null>;
  /** Orders that used it; counted only where there is a limit. */
  used: Generated<number>;
  origin: Generated<Origin>;
}

export interface PaymentKeyTable {
  id: string;
  private_jwk: string;
  /** Where it was made; another environment does not read it. */
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
  /** What the provider knows the card by. */
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
  /** sha256 of the secret in the address of the bank's page. */
  challenge_hash: string | null;
  challenge: ColumnType<Challenge | null, string | null, string | null>;
  created_at: number;
  /** An open intent can be confirmed, and its bank's page answered, until then. */
  expires_at: number;
}

/** What has to be known when the card's holder comes back from the bank's page. */
export interface Challenge {
  chargeId: string;
  returnUrl: string;
  /** The card to keep once it has been accepted. */
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
