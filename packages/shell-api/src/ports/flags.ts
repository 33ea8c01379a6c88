import type { FlagKey } from '@courier/config';
import type { Readable } from './readable';

/** Feature flags. A snapshot is a new object whenever a value changed. */
export interface FlagsPort extends Readable<Readonly<Record<string, boolean>>> {
  isOn(flag: FlagKey): boolean;
}
