import type { Deps as PlatformDeps } from '../../platform/deps';
import type { ReadServerTexts } from '../texts';

/** What money needs. */
export interface Deps extends Pick<
  PlatformDeps,
  'calls' | 'clock' | 'config' | 'db' | 'jobs' | 'keys' | 'log'
> {
  serverTexts: ReadServerTexts;
}
