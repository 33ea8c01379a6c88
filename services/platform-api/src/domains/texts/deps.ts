import type { Deps as PlatformDeps } from '../../platform/deps';
import type { ReadServerTexts } from './server-texts/server-texts';
import type { TextOverrides } from './translations/text-overrides';

/** What texts need. */
export interface Deps extends Pick<PlatformDeps, 'config' | 'log'> {
  /** For browsers. */
  texts: TextOverrides;
  serverTexts: ReadServerTexts;
}
