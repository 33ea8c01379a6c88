import type { FlagKey } from '@courier/config';
import type { Readable } from './readable';

/**
 * Flags of remotes. A remote adds its own flags once with `declare module '@courier/shell-api' { interface OwnFlags
 * extends FlagsOf<typeof manifest> {} }`.
 */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface OwnFlags {}

export type Flag = FlagKey | (keyof OwnFlags & string);

/** A snapshot is a new object whenever a value changed. */
export interface FlagsPort extends Readable<Readonly<Record<string, boolean>>> {
  isOn(flag: Flag): boolean;
}
