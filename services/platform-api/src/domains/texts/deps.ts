import type { Deps as PlatformDeps } from '../../platform/deps';
import type { ReadServerTexts } from './server-texts/server-texts';
import type { TextOverrides } from './translations/text-overrides';

/** What texts add. */
export interface Deps extends PlatformDeps {
  /** For browsers. */
  texts: TextOverrides;
  serverTexts: ReadServerTexts;
}
