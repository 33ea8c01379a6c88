import type { Deps as PlatformDeps } from '../../../platform/deps';
import type { FlagValues } from '../../site';
import type { ReadServerTexts } from '../../texts';

/** What registration needs. */
export interface Deps extends Pick<
  PlatformDeps,
  'calls' | 'clock' | 'config' | 'db' | 'jobs' | 'log' | 'metrics'
> {
  flags: FlagValues;
  serverTexts: ReadServerTexts;
}
