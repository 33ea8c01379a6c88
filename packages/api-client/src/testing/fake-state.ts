import type { Order, Rider, SimulatorState, Vendor } from '../contract';
import { buildDemoVendors } from './build-vendor';
import { notFound } from './refusal';

/** Everything the fake backend holds; tests read and change it directly. */
export interface FakeState {
  vendors: Vendor[];
  orders: Map<string, Order>;
  riders: Map<string, Rider>;
  parameters: Record<string, string | number>;
  flags: Record<string, boolean>;
  areas: { latitude: number; longitude: number }[][];
  /** Radius around the shop within which addresses are deliverable, in metres. */
  deliveryRadiusMetres: number;
  /** Fee of the first kilometre and of each further one, major units. */
  fees: { base: number; perKilometre: number; surcharge: number };
  /** Signature -> the fee it holds and until when (unix seconds). */
  quotes: Map<string, { fee: number; validUntil: number }>;
  /** Idempotency key -> the order it placed. */
  placed: Map<string, string>;
  simulator: SimulatorState;
  accounts: Record<string, string>;
}

export function createFakeState(overrides: Partial<FakeState> = {}): FakeState {
  return {
    vendors: buildDemoVendors(),
    orders: new Map(),
    riders: new Map(),
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
    quotes: new Map(),
    placed: new Map(),
    simulator: { speed: 10, paused: false, seed: 1, rain: false, strike: false },
    accounts: { 'owner@demo.test': 'Courier#2026' },
    ...overrides,
  };
}

export const nowSeconds = () => Math.floor(Date.now() / 1000);

/** @throws Refusal 404 when there is no such vendor. */
export function vendorOf(state: FakeState, vendorId: string): Vendor {
  const vendor = state.vendors.find((candidate) => candidate.vendor_id === vendorId);
  if (!vendor) throw notFound();
  return vendor;
}

/** @throws Refusal 404 when there is no such order. */
export function orderOf(state: FakeState, orderId: string): Order {
  const order = state.orders.get(orderId);
  if (!order) throw notFound();
  return order;
}
