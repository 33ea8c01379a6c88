import type { Deps as PlatformDeps } from '../../../platform/deps';
import type { ReadServerTexts } from '../../texts';

/** What changing a password needs. */
export interface Deps extends Pick<
  PlatformDeps,
  'bus' | 'calls' | 'clock' | 'config' | 'db' | 'keys' | 'log' | 'metrics'
> {
  serverTexts: ReadServerTexts;
}
