import type { Deps as PlatformDeps } from '../../platform/deps';
import type { PrepareOrder } from '../orders';
import type { Deps as PriceDeps } from '../prices/deps';
import type { FlagValues, ScreenAddresses } from '../site';
import type { ReadServerTexts } from '../texts';
import type { ExternalProviders, Sandbox } from './external-providers';

/** What payments need. */
export interface Deps extends Pick<
  PlatformDeps,
  'bus' | 'calls' | 'clock' | 'config' | 'db' | 'log' | 'metrics'
> {
  externalPayments: ExternalProviders;
  rules: PriceDeps['rules'];
  prepareOrder: PrepareOrder;
}

/** What applying the facts of a provider needs. */
export type FactDeps = Pick<Deps, 'bus' | 'clock' | 'db' | 'externalPayments' | 'log' | 'metrics'>;

/** What the pages between a cardholder and the bank need. */
export interface BankPageDeps extends Omit<Deps, 'rules' | 'prepareOrder'> {
  screens: ScreenAddresses;
  serverTexts: ReadServerTexts;
}

/** Opens the sandbox of the demonstration, which serves the countries without an account. */
export type CreateSandbox = (
  deps: Pick<PlatformDeps, 'db' | 'clock' | 'config'> & { flags: FlagValues },
) => Sandbox;
