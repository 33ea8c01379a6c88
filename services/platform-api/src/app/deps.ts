import type { FastifyInstance } from 'fastify';
import type { Deps as OperationDeps } from '../domains/operations/deps';
import type { DemoOrders } from '../domains/orders/deps';
import type { CreateSandbox } from '../domains/payments/deps';
import type { DemoRules } from '../domains/prices/rules-in-force/demo-rules';

export interface Deps extends OperationDeps {
  demonstration: Demonstration | null;
}

/** What exists before the routes do. */
export type StartedDeps = Omit<Deps, 'log' | 'askFleetQuote' | 'carriers'>;

/** Adds the routes of one resource. Background work must stop in an `onClose` hook. */
export type RegisterModule = (app: FastifyInstance, deps: Deps) => void | Promise<void>;

/** Adds rows at the start, unless they exist. */
type DemoSeed = (deps: StartedDeps) => Promise<void>;

/** Everything invented. `services/demo` implements it; the production bundle contains no implementation. */
export interface Demonstration extends DemoOrders {
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
