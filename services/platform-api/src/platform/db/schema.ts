import type { CountryCode, PaymentMethod } from '@courier/config';
import type { ColumnType, Generated, JSONColumnType, Selectable } from 'kysely';
import type { Order } from '@courier/api-client/contract';
import type { AddressParts, OptionalText, OrderStatus } from '@courier/api-client/order-rules';
import type { EnvironmentName } from '../../settings/config';
import type { AuditTables } from './tables/audit-tables';
import type { BulkTables } from './tables/orders/bulk-tables';
import type { CashTables } from './tables/cash-tables';
import type { ChargeTables } from './tables/orders/charge-tables';
import type { CountTables } from './tables/count-tables';
import type { EventTables } from './tables/orders/event-tables';
import type { EvidenceTables } from './tables/orders/evidence-tables';
import type { CollectedCashColumns, ExternalTables, OrderFleetColumns } from './tables/external-tables';
import type { ExportTables } from './tables/orders/export-tables';
import type { FleetTables } from './tables/fleet-tables';
import type { GuestTables } from './tables/orders/guest-tables';
import type { MailedLinkTables } from './tables/orders/mailed-link-tables';
import type { OperatorTables } from './tables/operator-tables';
import type { Origin, OriginTables } from './tables/origin-tables';
import type { PaymentTables } from './tables/payment-tables';
import type { PlaceTables } from './tables/place-tables';
import type { ReleaseTables } from './tables/release-tables';
import type { RiderTables } from './tables/rider-tables';
import type { OrderRouteColumns, RouteTables } from './tables/orders/route-tables';
import type { SimulatorTables } from './tables/simulator-tables';
import type { StatementTables } from './tables/statement-tables';
import type { SupportTables } from './tables/orders/support-tables';
import type { WebhookTables } from './tables/webhook-tables';
import type { SessionTables } from './tables/session-tables';

/**
 * Row types of all tables. Times are Unix seconds (`*_ms` milliseconds), money is in minor units (`*_minor`) of the
 * row's `currency`, positions are degrees. JSON columns are written with `JSON.stringify`.
 */
export interface Database
  extends
    AuditTables,
    BulkTables,
    CashTables,
    ChargeTables,
    CountTables,
    EventTables,
    EvidenceTables,
    ExternalTables,
    ExportTables,
    FleetTables,
    GuestTables,
    MailedLinkTables,
    OperatorTables,
    OriginTables,
    PaymentTables,
    PlaceTables,
    ReleaseTables,
    RiderTables,
    RouteTables,
    SessionTables,
    SimulatorTables,
    StatementTables,
    SupportTables,
    WebhookTables {
  registrations: RegistrationTable;
  password_resets: PasswordResetTable;
  outbox: OutboxTable;
  server_keys: ServerKeyTable;
  users: UserTable;
  vendors: VendorTable;
  vendor_members: VendorMemberTable;
  failed_sign_ins: FailedSignInTable;
  idempotency_keys: IdempotencyKeyTable;
  country_parameters: CountryParameterTable;
  orders: OrderTable;
  order_status_history: OrderStatusHistoryTable;
  riders: RiderTable;
}

type Proposal = NonNullable<Order['proposal']>;
type Rating = NonNullable<Order['rating']>;
type Json<T extends object> = JSONColumnType<T, string, string>;
type NullableJson<T extends object> = ColumnType<T | null, string | null, string | null>;

interface ServerKeyTable {
  /** Key id, the `kid` of tokens. */
  id: string;
  purpose: 'tokens' | 'signatures' | 'evidence';
  /** JWK with the private part (tokens, evidence) or base64url secret (signatures). */
  secret: string;
  /** Where it was created; another environment ignores it. */
  environment: EnvironmentName;
  created_at: number;
}

export interface UserTable {
  id: string;
  country: CountryCode;
  /** Lower case. */
  email: string;
  password_hash: string;
  /** True until the confirmation button was pressed. */
  awaiting_confirmation: Generated<boolean>;
  created_at: number;
  /** Null while the password is the one of the registration. */
  password_changed_at: ColumnType<number | null, number | null | undefined, number | null>;
  origin: Generated<Origin>;
}

/** What an account becomes after its mail is confirmed. */
export interface RegistrationTable {
  user_id: string;
  /** sha256 of the token in the link. */
  token_hash: string;
  /** The known vendor it claims; null for a new business. */
  vendor_id: string | null;
  business_name: string | null;
  phone_number: string | null;
  vat_number: string | null;
  /** sha256 of the registering browser's cookie; null requires the password. */
  browser_hash: ColumnType<string | null, string | null | undefined, string | null>;
  expires_at: number;
}

/** One row per requested email, also without an account. */
interface PasswordResetTable {
  country: CountryCode;
  /** Lower case; after a space the requesting device, if known. */
  email: string;
  /** Null when there is no account to reset. */
  code_hash: string | null;
  attempts: number;
  used_at: number | null;
  /** Codes requested since `asked_since`. */
  asked: number;
  asked_since: number;
  expires_at: number;
}

export interface OutboxTable {
  id: Generated<number>;
  country: CountryCode;
  recipient: string;
  subject: string;
  body: string;
  created_at: number;
}

export interface VendorTable {
  vendor_id: string;
  country: CountryCode;
  /** Null for a parent. */
  parent_vendor_id: string | null;
  client_vendor_id: string | null;
  is_parent: boolean;
  is_active: boolean;
  is_registered: boolean;
  name: string;
  currency: string;
  owners: Json<string[]>;
  phone: string;
  address_text: string;
  building: string;
  city: string;
  country_code: string;
  latitude: number | null;
  longitude: number | null;
  postal_code: string;
  street: string;
  street_number: string;
  unit: string;
  rider_instructions: string;
  payment_methods: Json<Record<string, boolean>>;
  /** Minutes. */
  estimation_pick_up_time: number;
  /** Another fleet of its country than `main`. */
  fleet_id: Generated<string | null>;
  /** Address for proving ownership of the vendor code; null for vendors that cannot be claimed. */
  registration_email: string | null;
  created_at: number;
  updated_at: number;
  origin: Generated<Origin>;
}

/** An account may act for the vendor and for all its outlets. */
interface VendorMemberTable {
  user_id: string;
  vendor_id: string;
}

interface FailedSignInTable {
  country: CountryCode | 'operators';
  /** The account's email; after a space the failing device, if known. */
  email: string;
  failed_at: number;
}

interface IdempotencyKeyTable {
  scope: string;
  idempotency_key: string;
  body_hash: string;
  /** Null while the first call runs. */
  answer: string | null;
  created_at: number;
}

interface CountryParameterTable {
  country: CountryCode;
  name: string;
  /** JSON text: a string or a number. */
  value: string;
}

type OptionalTextColumns = Record<OptionalText, Generated<string | null>>;

export interface OrderTable
  extends OrderRouteColumns, OrderFleetColumns, CollectedCashColumns, OptionalTextColumns {
  order_id: string;
  country: CountryCode;
  vendor_id: string;
  created_at: number;
  updated_at: number;
  preordered_for: number | null;
  status: OrderStatus;
  customer_name: string;
  customer_phone_number: string;
  address: string;
  address_parts: ColumnType<AddressParts | null, string | null | undefined, string | null>;
  latitude: number;
  longitude: number;
  notes: string;
  /** The vendor's position at the time of ordering. */
  pickup_latitude: number | null;
  pickup_longitude: number | null;
  description: string;
  amount_minor: number;
  currency: string;
  payment_method: PaymentMethod;
  payment_status: string | null;
  cold_bag_needed: boolean;
  sender: NullableJson<object>;
  delivery_fee_minor: number;
  discounted_delivery_fee_minor: number | null;
  voucher: NullableJson<object>;
  rider_id: string | null;
  origin_eta: number | null;
  destination_eta: number | null;
  /** The estimate at placement; for older orders the first `destination_eta`. */
  promised_for: Generated<number | null>;
  /** The range given at placement. */
  promised_from: Generated<number | null>;
  promised_to: Generated<number | null>;
  /** Last entry into NEAR_VENDOR, PICKED_UP and DELIVERED, as in the history. */
  near_vendor_at: Generated<number | null>;
  collected_at: Generated<number | null>;
  delivered_at: Generated<number | null>;
  cancellation_reason: string | null;
  cancelled_by: 'USER' | 'PLATFORM' | null;
  proofs: Json<{ kind: 'pickup' | 'delivery' | 'return'; created_at: number }[]>;
  age_validation_required: boolean;
  /** The assigned fleet; null for demo data and orders older than fleets. */
  fleet_id: Generated<string | null>;
  /** The fleet's own word for a status that the portal lacks; null while its status is a known one. */
  fleet_status: Generated<string | null>;
  /** Proofs required before delivery, separated by commas; null for none. */
  proofs_required: Generated<string | null>;
  /** The customer's PIN, encrypted; null where none is required. */
  pin_sealed: Generated<string | null>;
  pin_wrong_tries: Generated<number>;
  /** Secret of the customer's link, which alone shows the PIN; null where none is required. */
  customer_key: Generated<string | null>;
  pin_confirmed_at: Generated<number | null>;
  signed_at: Generated<number | null>;
  age_checked_at: Generated<number | null>;
  proposal: ColumnType<Proposal | null, string | null | undefined, string | null>;
  proposals: Generated<number>;
  rating: ColumnType<Rating | null, string | null | undefined, string | null>;
}

interface OrderStatusHistoryTable {
  order_id: string;
  /** 0, 1, 2 … in chronological order. */
  position: number;
  status: OrderStatus;
  created_at: number;
}

interface RiderTable {
  rider_id: string;
  country: CountryCode;
  name: string;
  phone_number: string;
  latitude: number;
  longitude: number;
  updated_at: number;
  origin: Generated<Origin>;
}

export type VendorRow = Selectable<VendorTable>;
export type OrderRow = Selectable<OrderTable>;
export type OrderStatusHistoryRow = Selectable<OrderStatusHistoryTable>;
