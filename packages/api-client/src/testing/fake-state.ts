import { LIMITS } from '@courier/config';
import type {
  AccountSessions,
  BulkRow,
  Order,
  Rider,
  SimulatorState,
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

/** Everything the fake backend holds; tests read and change it directly. */
export interface FakeState {
  vendors: Vendor[];
  /** The vendor each guest is; no list shows them. */
  guestVendors: Vendor[];
  /** What the geolocator knows. */
  places: readonly FakePlace[];
  orders: Map<string, Order>;
  riders: Map<string, Rider>;
  /** Order -> where its rider was. */
  tracks: Map<string, Sighting[]>;
  parameters: Record<string, string | number>;
  flags: Record<string, boolean>;
  areas: { latitude: number; longitude: number }[][];
  /** Radius around the shop within which addresses are deliverable, in metres. */
  deliveryRadiusMetres: number;
  /** Fee of the first kilometre and of each further one, major units. */
  fees: { base: number; perKilometre: number; surcharge: number };
  /** Until a rider is at the collection point. */
  pickUpMinutes: number;
  /** Signature -> the fee it holds and until when (unix seconds). */
  quotes: Map<string, { fee: number; validUntil: number }>;
  /** Code to its voucher. */
  vouchers: Record<string, VoucherOffer>;
  /** Signature of a discounted fee -> what it vouches for. */
  discounts: Map<string, { code: string; discounted: number; validUntil: number }>;
  payments: FakePayments;
  simulator: SimulatorState;
  /** Email -> password. */
  accounts: Record<string, string>;
  /** Where the account is signed in. */
  accountSessions: AccountSessions;
  /** Code a third-party identity provider hands out -> email of the account. */
  oauthCodes: Record<string, string>;
  /** Vendor code to a vendor without an account. */
  unclaimedVendors: Record<string, { email: string; name: string }>;
  /** Secret of the mailed link -> the account that waits for it. */
  registrations: Map<string, FakeRegistration>;
  /** Secret of any other mailed link -> what it is for. */
  mailedLinks: Map<string, FakeMailedLink>;
  /** Whether orders placed as a guest have joined the account. */
  haveGuestOrdersJoined: boolean;
  /** Email -> the code mailed last. */
  resetCodes: Map<string, string>;
  /** What the next uploaded spreadsheet holds; the fake does not read the file. */
  bulkRows: BulkRow[];
  /** Row number -> key of the reason why it is refused while being placed. */
  bulkPlacementErrors: Record<number, string>;
  /** A larger file is checked by and by. */
  bulkRowsAtOnce: number;
  /** Rows of a larger file that are checked between two looks at its job. */
  bulkRowsPerLook: number;
  /** Rows that are placed before the call is answered, and between two looks at the job. */
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
    parameters: {
      allOutletOrders: 'true',
      serviceHours: '0000:2359',
      onlinePaymentActivated: 'true',
      orderItemValueExceedLimit: 5000,
      paymentMethods: 'CASH_ON_DELIVERY|ONLINE_PAYMENT',
    },
    flags: {},
    areas: [],
    deliveryRadiusMetres: 12_000,
    fees: { base: 60, perKilometre: 12, surcharge: 0 },
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

/** @throws Refusal 404 when there is no such vendor. */
export function vendorOf(state: FakeState, vendorId: string): Vendor {
  const vendor = [...state.vendors, ...state.guestVendors].find(
    (candidate) => candidate.vendor_id === vendorId,
  );
  if (!vendor) throw notFound();
  return vendor;
}

/** @throws Refusal 404 when there is no such order. */
export function orderOf(state: FakeState, orderId: string): Order {
  const order = state.orders.get(orderId);
  if (!order) throw notFound();
  return order;
}
