import type { ProhibitedItem } from '@courier/api-client/order-rules';
import type { MapTiles, CountryCode } from '@courier/config';
import type { Db } from '../../platform/db/database';
import type { Deps as TextDeps } from '../texts/deps';
import type { FlagValues } from './flags/flag-values';
import type { LegalTexts } from './legal/legal-texts';
import type { ScreenAddresses } from './screen-addresses';

/** What the site adds. */
export interface Deps extends TextDeps {
  flags: FlagValues;
  screens: ScreenAddresses;
  legalTexts: LegalTexts;
  /** Port of the prices: what the operator of a country refuses to deliver; empty where nothing is set. */
  readProhibitedItems: (db: Db, country: CountryCode) => Promise<readonly ProhibitedItem[]>;
  /** Port of the places. */
  mapTiles: { shown(): Promise<MapTiles | null> };
  /** Port of the payments: a company that takes cards in a country. */
  externalPayments: {
    find(country: CountryCode): object | undefined;
    hasCardFields(country: CountryCode): boolean;
  };
}
