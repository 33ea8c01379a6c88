import type { Deps as PlatformDeps } from '../../../platform/deps';
import type { ReadServerTexts } from '../../texts';
import type { CheckedStatement } from '../deps';

/** What evidence of deliveries needs. */
export interface Deps extends Pick<PlatformDeps, 'calls' | 'clock' | 'config' | 'db'> {
  serverTexts: ReadServerTexts;
  /** Port of money. Null for a file that is no statement of this server, or was changed. */
  checkStatement(text: string): Promise<CheckedStatement | null>;
}
