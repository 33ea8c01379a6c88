import type { Deps as PlatformDeps } from '../../../platform/deps';
import type { Routing } from '../../places';
import type { DemoPlaces } from '../../places/deps';
import type { Deps as PriceDeps } from '../../prices/deps';
import type { FlagValues } from '../../site';
import type { ReadServerTexts } from '../../texts';

/** What reading and checking a file needs. */
export interface Deps extends Pick<PlatformDeps, 'calls' | 'clock' | 'db' | 'jobs'> {
  flags: FlagValues;
  routing: Routing;
  rules: PriceDeps['rules'];
  serverTexts: ReadServerTexts;
  demonstration: DemoPlaces | null;
}

/** What placing the checked rows needs. */
export interface PlacingDeps extends Pick<
  PlatformDeps,
  'bus' | 'calls' | 'clock' | 'config' | 'db' | 'jobs' | 'keys'
> {
  flags: FlagValues;
  routing: Routing;
  rules: PriceDeps['rules'];
}
