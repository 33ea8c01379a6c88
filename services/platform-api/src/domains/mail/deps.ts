import type { Deps as PlatformDeps } from '../../platform/deps';
import type { ScreenAddresses } from '../site';
import type { ReadServerTexts } from '../texts';

/** What mail needs. */
export interface Deps extends Pick<PlatformDeps, 'calls' | 'clock' | 'config' | 'db' | 'keys' | 'metrics'> {
  screens: ScreenAddresses;
  serverTexts: ReadServerTexts;
}
