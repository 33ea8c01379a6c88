import type { CountryCode } from '@courier/config';
import type { Deps as PlatformDeps } from '../../platform/deps';
import type { Routing } from '../places';
import type { AskFleetQuote } from './pricing/carrier-quotes';
import type { CurrentRules } from './rules-in-force/current-rules';

/** What prices need. */
export interface Deps extends Pick<PlatformDeps, 'calls' | 'clock' | 'config' | 'keys' | 'metrics'> {
  routing: Routing;
  rules: CurrentRules;
  requestFleetQuote: AskFleetQuote;
  /** Port of the fleets: a courier company that serves a country under an id. */
  externalFleets: { find(country: CountryCode, fleetId: string): object | undefined };
  /** Port of the payments: a company that takes cards in a country. */
  externalPayments: { find(country: CountryCode): object | undefined };
}
