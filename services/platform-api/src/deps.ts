import type { ArrivalTimes } from '@courier/config/request-limits';
import type { Proof } from '@courier/api-client/contract';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { CallCounts } from './platform/limits/call-counts';
import type { Authenticate } from './platform/calls/authenticate';
import type { Clock } from './platform/clock';
import type { VendorRules } from './domains/accounts/vendors/vendor-rules';
import type { Carriers } from './domains/orders/carriers';
import type { AskFleetQuote } from './domains/prices/pricing/carrier-quotes';
import type { ServerConfig } from './settings/config';
import type { Db } from './platform/db/database';
import type { StorageState } from './platform/db/storage-state';
import type { Leadership } from './platform/db/instance-link';
import type { Turns } from './platform/db/turns';
import type { Jobs } from './platform/jobs/jobs';
import type { OrderBus } from './platform/live-bus/live-bus';
import type { Metrics } from './platform/metrics';
import type { CurrentRules } from './domains/prices/operator-rules/current-rules';
import type { DemoRules } from './domains/prices/operator-rules/demo-rules';
import type { Routing } from './domains/places/routing/routing';
import type { ExternalFleets } from './domains/fleets/external/external-fleets';
import type { PostWebhook } from './domains/fleets/webhooks/post-webhook';
import type { FlagValues } from './domains/site/flags/flag-values';
import type { HousePositions } from './domains/places/geolocator/house-positions';
import type { LegalTexts } from './domains/site/legal/legal-texts';
import type { MapTileStore } from './domains/places/map-tiles/map-tiles';
import type { Keyring } from './platform/keys/keyring';
import type { ExternalProviders } from './domains/payments/external/external-providers';
import type { PaymentProvider } from './domains/payments/provider';
import type { Portals } from './settings/portals/portal-links';
import type { ScreenAddresses } from './domains/site/screen-addresses';
import type { ReadServerTexts } from './domains/texts/server-texts/server-texts';
import type { TextOverrides } from './domains/texts/translations/text-overrides';

/** Dependencies of every module. Modules hold no other state. */
export interface Deps {
  db: Db;
  storage: StorageState;
  /** PostgreSQL connection queue; null with the embedded database. */
  connections: Turns | null;
  config: ServerConfig;
  clock: Clock;
  arrivalTimes: ArrivalTimes;
  /** How long a repeated call waits for the first one with its idempotency key, in ms. */
  keyMs: number;
  callCounts: CallCounts;
  authenticate: Authenticate;
  bus: OrderBus;
  leadership: Leadership;
  jobs: Jobs;
  log: FastifyBaseLogger;
  keys: Keyring;
  metrics: Metrics;
  refreshMetrics: () => Promise<void>;
  flags: FlagValues;
  portals: Portals;
  screens: ScreenAddresses;
  mapTiles: MapTileStore;
  /** For countries without an account at an external provider; null in production. */
  createPaymentProvider: CreatePaymentProvider | null;
  externalPayments: ExternalProviders;
  postWebhook: PostWebhook;
  routing: Routing;
  rules: CurrentRules;
  /** What holds outside production where an operator has set nothing; null in production. */
  demoRules: DemoRules | null;
  /** Null in production. */
  demonstration: Demonstration | null;
  externalFleets: ExternalFleets;
  askFleetQuote: AskFleetQuote;
  carriers: Carriers;
  vendorRules: VendorRules;
  /** For browsers. */
  texts: TextOverrides;
  serverTexts: ReadServerTexts;
  legalTexts: LegalTexts;
}

export type CreatePaymentProvider = (deps: Pick<Deps, 'db' | 'clock' | 'config'>) => PaymentProvider;

/** Adds the routes of one resource. Background work must stop in an `onClose` hook. */
export type RegisterModule = (app: FastifyInstance, deps: Deps) => void | Promise<void>;

/** Adds rows at the start, unless they exist. */
export type DemoSeed = (deps: Omit<Deps, 'log'>) => Promise<void>;

/** Everything invented. `services/demo` implements it; the production bundle contains no implementation. */
export interface Demonstration {
  /** In order: accounts and vendors come before their data. */
  seeds: readonly DemoSeed[];
  modules: readonly RegisterModule[];
  /** Flag values below those of the operator. */
  flags: Readonly<Record<string, boolean>>;
  routing: Routing;
  rules: DemoRules;
  /** Moves no money. */
  createPaymentProvider: CreatePaymentProvider;
  /** Creates the shop of a demo account at its first sign-in. Other emails do nothing. */
  prepareSignIn(deps: Deps, country: string, email: string): Promise<void>;
  houses: HousePositions;
  /** PNG of a proof for an order whose rider is simulated. */
  drawProof(orderId: string, proof: Proof, country: string): Buffer;
}
