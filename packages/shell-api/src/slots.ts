import type { Vendor } from '@courier/api-client';
import type { SlotName } from '@courier/config/registry';

/** What the shell passes to whatever fills a slot. The list is closed: a new slot is a change of the contract. */
export interface SlotProps {
  /** Beside the label of a navigation entry, e.g. a count. `routeId` is the entry's route. */
  'navigation-badge': { routeId: string };
  /** The dialog behind an outlet's edit button in the branch selector. */
  'edit-outlet': { vendor: Vendor; close: () => void };
  /** The dialog behind "add collection point" in the branch selector. */
  'add-outlet': { close: () => void };
}

type MissingSlots = Exclude<SlotName, keyof SlotProps>;
type UnknownSlots = Exclude<keyof SlotProps, SlotName>;
/**
 * Compiles only while the manifest's slot names and the props above are the same set.
 * @public
 */
export const slotsAreComplete: [MissingSlots, UnknownSlots] extends [never, never] ? true : never = true;
