import type { ProhibitedItem } from '@courier/api-client/order-rules';
import type { MapTiles, CountryCode } from '@courier/config';
import type { Deps as PlatformDeps } from '../../platform/deps';
import type { Portals } from '../../settings/portals/portal-links';
import type { Deps as TextDeps } from '../texts/deps';
import type { FlagValues } from './flags/flag-values';
import type { LegalTexts } from './legal/legal-texts';
import type { ReleaseUse } from './releases/release-use';

/** What the site needs. */
export interface Deps
  extends Pick<PlatformDeps, 'calls' | 'config' | 'log'>, Pick<TextDeps, 'texts' | 'serverTexts'> {
  flags: FlagValues;
  portals: Portals;
  legalTexts: LegalTexts;
  releaseUse: ReleaseUse;
  pageFacts: PageFacts;
}

/** Port of the domains whose state pages contain. */
interface PageFacts {
  /** What the operator refuses to deliver; empty where nothing is set. */
  readProhibitedItems(country: CountryCode): Promise<readonly ProhibitedItem[]>;
  readMapTiles(): Promise<MapTiles | null>;
  /** Whether cards are typed into fields of the provider. */
  hasCardFields(country: CountryCode): boolean;
}
