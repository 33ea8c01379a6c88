import type { ArrivalTimes } from '@courier/config/request-limits';
import type { FastifyInstance } from 'fastify';
import type { DemoAccounts } from '../domains/accounts/identity/deps';
import type { Deps as VendorDeps } from '../domains/accounts/deps';
import type { Deps as FleetDeps } from '../domains/fleets/deps';
import type { Deps as RiderDeps } from '../domains/fleets/rider-app/deps';
import type { FindFleet } from '../domains/fleets/fleet-port';
import type { Deps as MailDeps } from '../domains/mail/deps';
import type { Deps as OperationDeps } from '../domains/operations/deps';
import type { Deps as OrderDeps } from '../domains/orders/deps';
import type { Deps as EvidenceDeps } from '../domains/orders/evidence/deps';
import type { DemoProofs } from '../domains/orders/proofs/deps';
import type { CreateSandbox, Deps as PaymentDeps } from '../domains/payments/deps';
import type { DemoPlaces, Deps as PlaceDeps } from '../domains/places/deps';
import type { Deps as PriceDeps } from '../domains/prices/deps';
import type { DemoRules } from '../domains/prices/rules-in-force/demo-rules';
import type { Deps as SiteDeps } from '../domains/site/deps';
import type { Turns } from '../platform/db/postgres/turns';
import type { Deps as PlatformDeps } from '../platform/deps';

/** Everything that `app` opens. It gives each domain the part that the domain's own type names. */
export interface Deps
  extends
    PlatformDeps,
    Pick<SiteDeps, 'texts' | 'serverTexts' | 'flags' | 'portals' | 'legalTexts' | 'releaseUse' | 'pageFacts'>,
    Pick<MailDeps, 'screens'>,
    Pick<VendorDeps, 'vendorRules'>,
    Pick<PlaceDeps, 'mapTiles' | 'routing'>,
    Pick<PriceDeps, 'rules' | 'requestFleetQuote'>,
    Pick<OrderDeps, 'carriers'>,
    Pick<EvidenceDeps, 'checkStatement'>,
    Pick<PaymentDeps, 'externalPayments' | 'prepareOrder'>,
    Pick<FleetDeps, 'externalFleets' | 'photoStores' | 'webhookClient'>,
    Pick<RiderDeps, 'riderCash'>,
    Pick<OperationDeps, 'storage' | 'refreshMetrics'> {
  demonstration: Demonstration | null;
  findFleet: FindFleet;
  arrivalTimes: ArrivalTimes;
  /** PostgreSQL connection queue; null with the embedded database. */
  connections: Turns | null;
}

/** What exists before the routes do. */
export type StartedDeps = Omit<
  Deps,
  'log' | 'requestFleetQuote' | 'carriers' | 'checkStatement' | 'findFleet' | 'prepareOrder'
>;

/** Adds the routes of one resource. Background work must stop in an `onClose` hook. */
export type RegisterModule = (app: FastifyInstance, deps: Deps) => void | Promise<void>;

/** Adds rows at the start, unless they exist. */
type DemoSeed = (deps: Pick<StartedDeps, 'db' | 'clock' | 'bus' | 'jobs'>) => Promise<void>;

/** Everything invented. `services/demo` implements it; the production bundle contains no implementation. */
export interface Demonstration extends DemoAccounts, DemoPlaces, DemoProofs {
  /** In order: accounts and vendors come before their data. */
  seeds: readonly DemoSeed[];
  modules: readonly RegisterModule[];
  /** Moves orders; registered where the settings let a simulator deliver. */
  simulator: RegisterModule;
  /** Flag values below those of the operator. */
  flags: Readonly<Record<string, boolean>>;
  rules: DemoRules;
  /** Moves no money. */
  createSandbox: CreateSandbox;
}
