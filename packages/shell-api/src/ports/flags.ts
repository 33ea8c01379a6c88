import type { FlagKey } from '@courier/config';
import type { Readable } from './readable';

/**
 * Flags that remotes bring themselves. Open: a remote with own flags adds them, once, with
 * `declare module '@courier/shell-api' { interface OwnFlags extends FlagsOf<typeof manifest> {} }`.
 */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface OwnFlags {}

/** A flag of the portal or of a remote. */
export type Flag = FlagKey | (keyof OwnFlags & string);

/** Feature flags. A snapshot is a new object whenever a value changed. */
export interface FlagsPort extends Readable<Readonly<Record<string, boolean>>> {
  isOn(flag: Flag): boolean;
}
