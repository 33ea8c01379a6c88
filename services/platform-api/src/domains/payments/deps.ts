import type { Deps as OrderDeps } from '../orders/deps';
import type { ExternalProviders, Sandbox } from './external-providers';

/** What payments add. */
export interface Deps extends OrderDeps {
  externalPayments: ExternalProviders;
}

/** Opens the sandbox of the demonstration, which serves the countries without an account. */
export type CreateSandbox = (deps: Pick<Deps, 'db' | 'clock' | 'config' | 'flags'>) => Sandbox;
