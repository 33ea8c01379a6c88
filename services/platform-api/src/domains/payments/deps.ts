import type { Deps as OrderDeps } from '../orders/deps';
import type { ExternalProviders } from './external-providers';
import type { PaymentProvider } from './provider';

/** What payments add. */
export interface Deps extends OrderDeps {
  /** For countries without an account at an external provider; null in production. */
  createPaymentProvider: CreatePaymentProvider | null;
  externalPayments: ExternalProviders;
}

export type CreatePaymentProvider = (deps: Pick<Deps, 'db' | 'clock' | 'config'>) => PaymentProvider;
