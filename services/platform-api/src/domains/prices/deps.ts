import type { CountryCode } from '@courier/config';
import type { Deps as PlaceDeps } from '../places/deps';
import type { CurrentRules } from './rules-in-force/current-rules';
import type { AskFleetQuote } from './pricing/carrier-quotes';

/** What prices add. */
export interface Deps extends PlaceDeps {
  rules: CurrentRules;
  askFleetQuote: AskFleetQuote;
  /** Port of the fleets: a courier company that serves a country under an id. */
  externalFleets: { find(country: CountryCode, fleetId: string): object | undefined };
}
