import type { Deps as PlatformDeps } from '../../../platform/deps';
import type { ReadServerTexts } from '../../texts';

/** What evidence of deliveries needs. */
export interface Deps extends Pick<PlatformDeps, 'calls' | 'clock' | 'config' | 'db'> {
  serverTexts: ReadServerTexts;
}
