import type { ServerContract } from '../server-contract';
import type { Allowance, CallLimit } from './call-limit.types';
import { FLEET_LIMITS } from './fleet-limits';
import { RIDER_LIMITS } from './rider-limits';

const MINUTE = 60;
const FIVE_MINUTES = 300;
const everyMinute = (calls: number): Allowance => ({ calls, seconds: MINUTE });
const everyFiveMinutes = (calls: number): Allowance => ({ calls, seconds: FIVE_MINUTES });

/** Polling by many open tabs: forty outlets on one account, every few seconds. */
const WATCHED: CallLimit = { address: everyMinute(6000), account: everyMinute(6000) };
/** Reads when a screen opens. */
const READ: CallLimit = { address: everyMinute(2400), account: everyMinute(2400) };
/** Calls during typing. */
const TYPED: CallLimit = { address: everyMinute(1200), account: everyMinute(2400) };
/** Actions of one person, rarely concurrent. */
const SETTING: CallLimit = { address: everyMinute(300), account: everyMinute(300) };
/** A customer's message about an order; limited so that vendors are not flooded. */
const SAID: CallLimit = { address: everyFiveMinutes(60) };
/** Automatic reports of pages, sampled. */
const TOLD: CallLimit = { address: everyFiveMinutes(300) };
/** Calls without a session; many people may share one address. */
const PUBLIC: CallLimit = { address: everyMinute(1200) };
/** Large answers and files. */
const FILE: CallLimit = { address: everyFiveMinutes(300), account: everyFiveMinutes(300) };
/** Ten times the peak of a vendor with forty outlets. */
const ORDER: CallLimit = { address: everyMinute(1200), account: everyMinute(600) };
const QUOTED = { calls: 60, seconds: FIVE_MINUTES } as const;
/** Prevents guessing of codes. */
const VOUCHER: CallLimit = { address: everyFiveMinutes(300), account: everyFiveMinutes(1200) };
/** Far above what a shop needs, far below what testing stolen cards needs. */
const PAYMENT: CallLimit = { address: everyFiveMinutes(200), account: everyFiveMinutes(1000) };
const CHARGE: CallLimit = { address: everyFiveMinutes(100), account: everyFiveMinutes(500) };
/** Far above what a shop needs; accounts have a stricter limit of failures. */
const SIGN_IN: CallLimit = { address: everyFiveMinutes(300) };
const ENTRY: CallLimit = { address: everyFiveMinutes(60) };
const RESET_CODE: CallLimit = { address: everyFiveMinutes(30) };

const FLEET: CallLimit = { group: 'fleet', address: FLEET_LIMITS.address, account: FLEET_LIMITS.key };
const RIDER: CallLimit = { group: 'rider', address: RIDER_LIMITS.address, account: RIDER_LIMITS.session };

/** A missing call does not compile. */
export const CALL_LIMITS: {
  readonly [R in keyof ServerContract]: { readonly [N in keyof ServerContract[R]]: CallLimit };
} = {
  identity: {
    login: SIGN_IN,
    oauth: SIGN_IN,
    extend: { address: everyFiveMinutes(1200) },
    logout: SETTING,
    sessions: READ,
    endSession: SETTING,
    endOtherSessions: SETTING,
  },
  guests: { login: ENTRY, open: ENTRY },
  registration: { register: ENTRY, verifyVendor: ENTRY, pending: ENTRY, confirm: ENTRY },
  mailedLinks: { get: ENTRY, confirm: ENTRY },
  passwords: { forgot: RESET_CODE, reset: ENTRY, change: ENTRY },
  vendors: { list: READ, get: READ, updateAddress: SETTING },
  outlets: { create: SETTING, update: SETTING },
  parameters: { get: PUBLIC },
  geolocator: { autocomplete: TYPED, reverse: TYPED, details: TYPED, locate: FILE },
  addressBook: { searchCustomers: TYPED },
  pricing: { fee: TYPED, validateArea: TYPED, estimations: TYPED, deliveryAreas: READ, serviceHours: READ },
  orders: {
    create: { ...ORDER, quote: { ...QUOTED, field: 'body.signature' } },
    get: WATCHED,
    list: WATCHED,
    placedAsGuest: READ,
    joinGuestOrders: SETTING,
    update: ORDER,
    renewPin: ORDER,
    resendChange: ORDER,
    answerProposal: ORDER,
    cancel: ORDER,
  },
  vouchers: { get: VOUCHER, validate: VOUCHER },
  payments: {
    auth: PAYMENT,
    publicKey: READ,
    intent: { ...PAYMENT, quote: { ...QUOTED, field: 'body.order.signature' } },
    confirm: CHARGE,
    outcome: PAYMENT,
    cards: READ,
    removeCard: SETTING,
    refund: PAYMENT,
    cancel: PAYMENT,
  },
  exports: { orders: FILE, ordersByMail: FILE, transactions: FILE, proof: READ, terms: PUBLIC },
  insights: { get: FILE },
  evidence: { get: READ, signed: READ, share: SETTING, shares: READ, endShares: SETTING },
  statements: { list: READ, preview: FILE, get: FILE, csv: FILE, link: FILE },
  bulkJobs: {
    create: FILE,
    exampleFile: FILE,
    all: READ,
    detail: WATCHED,
    placeOrders: FILE,
    stop: FILE,
  },
  helpCentre: { ticket: SETTING, token: SETTING, init: PUBLIC },
  riders: { get: WATCHED },
  publicTracking: {
    order: PUBLIC,
    parcel: PUBLIC,
    receipt: PUBLIC,
    proof: PUBLIC,
    pin: PUBLIC,
    propose: SAID,
    rate: SAID,
  },
  live: { ticket: { address: everyMinute(6000), account: everyMinute(600) } },
  flags: { evaluate: PUBLIC, evaluateOne: PUBLIC },
  releases: { tell: TOLD },
  simulator: { get: PUBLIC, set: PUBLIC, advance: PUBLIC },
  fleet: {
    list: FLEET,
    get: FLEET,
    report: FLEET,
    positions: { ...FLEET, delivery: { ...FLEET_LIMITS.delivery, field: 'params.orderId' } },
    proof: FLEET,
    rider: FLEET,
    setWebhook: FLEET,
    webhook: FLEET,
    removeWebhook: FLEET,
    messages: FLEET,
    replay: FLEET,
  },
  rider: {
    signIn: { address: RIDER_LIMITS.signIn },
    signOut: RIDER,
    shift: RIDER,
    setDuty: RIDER,
    positions: RIDER,
    offers: RIDER,
    accept: RIDER,
    decline: RIDER,
    report: RIDER,
    proof: RIDER,
  },
};
