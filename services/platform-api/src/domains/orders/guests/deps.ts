import type { Deps as PlatformDeps } from '../../../platform/deps';
import type { FlagValues, ScreenAddresses } from '../../site';
import type { ReadServerTexts } from '../../texts';

/** What the calls of guests need. */
export interface Deps extends Pick<PlatformDeps, 'calls' | 'clock' | 'config' | 'db' | 'keys' | 'metrics'> {
  flags: FlagValues;
  serverTexts: ReadServerTexts;
}

/** What mails to guests need. */
export interface GuestMailDeps extends Pick<
  PlatformDeps,
  'bus' | 'calls' | 'clock' | 'config' | 'db' | 'jobs' | 'keys' | 'metrics'
> {
  screens: ScreenAddresses;
  serverTexts: ReadServerTexts;
}
