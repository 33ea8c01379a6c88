import { LIMITS } from '@courier/config';
import type {
  AccountSessions,
  BulkRow,
  Evidence,
  Order,
  Rider,
  SimulatorState,
  Statement,
  Vendor,
  VoucherOffer,
} from '../contract';
import type { Sighting } from '../order-rules/evidence';
import { buildBulkRow } from './build-bulk-row';
import { buildDemoVendors } from './build-vendor';
import { buildVouchers } from './build-voucher';
import type { FakeBulkJob } from './fake-bulk-jobs.types';
import type { FakePayments } from './fake-payments.types';
import type { FakeMailedLink, FakeRegistration } from './fake-registration.types';
import { buildSession } from './build-session';
import { fakePlaces, type FakePlace } from './places';
import { notFound } from './refusal';

/** State of the fake backend, for tests to read and change. */
export interface FakeState {
  vendors: Vendor[];
  guestVendors: Vendor[];
  places: readonly FakePlace[];
  orders: Map<string, Order>;
  riders: Map<string, Rider>;
  /** Order -> positions of its rider. */
  tracks: Map<string, Sighting[]>;
  /** What the evidence of an order says besides, by order id. */
  evidence: Map<string, Pick<Evidence, 'promise_changes' | 'deleted_proofs'>>;
  /** Of every shop, newest first. */
  statements: Statement[];
  /** Of the running month; null for a shop that is no parent. */
  statementPreview: Statement | null;
  /** Whether statements can be opened as PDF. */
  hasPdf: boolean;
  /** Order id -> PIN of the customer. */
  pins: Map<string, string>;
  parameters: Record<string, string | number>;
  flags: Record<string, boolean>;
  areas: { latitude: number; longitude: number }[][];
  /** Of each area, in their order. */
  areaHoles: { latitude: number; longitude: number }[][][];
  feeDependsOn: ('payment_method' | 'preordered_for')[];
  serviceWindows: { from: number; to: number }[] | null;
  busyWindows: { from: number; to: number; name: string; amount?: number; percent?: number }[];
  /** Delivery radius around the shop, in metres. */
  deliveryRadiusMetres: number;
  /** Fee of the first and each further kilometre, major units. */
  fees: { base: number; perKilometre: number; surcharge: number };
  /** Of each quote, major units; null where no price is set for returns. */
  returnFee: number | null;
  /** Until the rider's arrival at the collection point. */
  pickUpMinutes: number;
  /** Signature -> fee and expiry (unix seconds). */
  quotes: Map<string, { fee: number; validUntil: number }>;
  vouchers: Record<string, VoucherOffer>;
  discounts: Map<string, { code: string; discounted: number; validUntil: number }>;
  payments: FakePayments;
  simulator: SimulatorState;
  /** Email -> password. */
  accounts: Record<string, string>;
  /** Sign-ins of the account. */
  accountSessions: AccountSessions;
  /** Code of a third-party identity provider -> email of the account. */
  oauthCodes: Record<string, string>;
  unclaimedVendors: Record<string, { email: string; name: string }>;
  /** Secret of the mailed link -> the pending account. */
  registrations: Map<string, FakeRegistration>;
  /** Secret of any other mailed link -> its purpose. */
  mailedLinks: Map<string, FakeMailedLink>;
  haveGuestOrdersJoined: boolean;
  /** Email -> the last mailed code. */
  resetCodes: Map<string, string>;
  /** Rows of the next uploaded spreadsheet; the fake does not read the file. */
  bulkRows: BulkRow[];
  bulkPlacementErrors: Record<number, string>;
  /** Larger files are checked in steps. */
  bulkRowsAtOnce: number;
  /** Rows of a larger file checked per read of its job. */
  bulkRowsPerLook: number;
  /** Rows placed before the answer, and per read of the job. */
  bulkRowsPerTurn: number;
  bulkJobs: Map<string, FakeBulkJob>;
}

export function createFakeState(overrides: Partial<FakeState> = {}): FakeState {
  return {
    vendors: buildDemoVendors(),
    guestVendors: [],
    places: fakePlaces,
    orders: new Map(),
    riders: new Map(),
    tracks: new Map(),
    evidence: new Map(),
    statements: [],
    statementPreview: null,
    hasPdf: false,
    pins: new Map(),
    parameters: {
      allOutletOrders: 'true',
      serviceHours: '0000:2359',
      onlinePaymentActivated: 'true',
      orderItemValueExceedLimit: 5000,
      paymentMethods: 'CASH_ON_DELIVERY|ONLINE_PAYMENT',
      prohibitedItems: '',
    },
    flags: {},
    areas: [],
    areaHoles: [],
    feeDependsOn: [],
    serviceWindows: null,
    busyWindows: [],
    deliveryRadiusMetres: 12_000,
    fees: { base: 60, perKilometre: 12, surcharge: 0 },
    returnFee: null,
    pickUpMinutes: 8,
    quotes: new Map(),
    vouchers: buildVouchers(),
    discounts: new Map(),
    payments: { tokens: new Map(), intents: new Map(), instruments: [], outcome: null },
    simulator: { speed: 10, paused: false, seed: 1, rain: false, strike: false },
    accounts: { 'owner@demo.test': 'Courier#2026' },
    accountSessions: {
      password_changed_at: null,
      sessions: [
        buildSession({ id: 'session-1', browser: 'Chrome', system: 'Windows', is_current: true }),
        buildSession({ id: 'session-2', browser: 'Safari', system: 'iPhone', is_phone: true }),
        buildSession({ id: 'session-3', browser: null, system: null }),
      ],
    },
    oauthCodes: {},
    unclaimedVendors: { v6001: { email: 'shop@demo.test', name: 'Night Market Noodles' } },
    registrations: new Map(),
    mailedLinks: new Map(),
    haveGuestOrdersJoined: true,
    resetCodes: new Map(),
    bulkRows: [
      buildBulkRow({ row_number: 2 }),
      buildBulkRow({ row_number: 3 }),
      buildBulkRow({ row_number: 4, status: 'PREPROCESS_FAIL', error: 'validation.phone-incorrect' }),
    ],
    bulkPlacementErrors: {},
    bulkRowsAtOnce: LIMITS.bulkRowsAtOnce,
    bulkRowsPerLook: LIMITS.bulkRowsAtOnce,
    bulkRowsPerTurn: Infinity,
    bulkJobs: new Map(),
    ...overrides,
  };
}

export const nowSeconds = () => Math.floor(Date.now() / 1000);

/** @throws Refusal 404 for an unknown vendor */
export function findVendor(state: FakeState, vendorId: string): Vendor {
  const vendor = [...state.vendors, ...state.guestVendors].find(
    (candidate) => candidate.vendor_id === vendorId,
  );
  if (!vendor) throw notFound();
  return vendor;
}

/** @throws Refusal 404 for an unknown order */
export function findOrder(state: FakeState, orderId: string): Order {
  const order = state.orders.get(orderId);
  if (!order) throw notFound();
  return order;
}
