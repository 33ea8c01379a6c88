import type { Deps as PlatformDeps } from '../../../platform/deps';
import type { ReadServerTexts } from '../../texts';

/** What exports need. */
export interface Deps extends Pick<
  PlatformDeps,
  'calls' | 'clock' | 'config' | 'db' | 'jobs' | 'log' | 'metrics'
> {
  serverTexts: ReadServerTexts;
}
