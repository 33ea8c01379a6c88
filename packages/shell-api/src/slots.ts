import type { Order, Vendor } from '@courier/api-client';
import type { ShellSlotName } from '@courier/config/registry';

/** Props for the shell's slots. The list is closed: a new slot is a change of the contract. */
export interface SlotProps {
  /** Beside the label of a navigation entry, e.g. a count. `routeId` is the entry's route. */
  'navigation-badge': { routeId: string };
  /** The dialog behind an outlet's edit button in the branch selector. */
  'edit-outlet': { vendor: Vendor; close: () => void };
  /** The dialog behind "add collection point" in the branch selector. */
  'add-outlet': { close: () => void };
  /** On the settings page, below the heading "Alerts". */
  'settings-alerts': Record<never, never>;
  /** On the settings page, below the heading "Payment". */
  'settings-payment': Record<never, never>;
}

type MissingSlots = Exclude<ShellSlotName, keyof SlotProps>;
type UnknownSlots = Exclude<keyof SlotProps, ShellSlotName>;
/**
 * Compiles only while the manifest's slot names and the props above are the same set.
 * @public
 */
export const slotsAreComplete: [MissingSlots, UnknownSlots] extends [never, never] ? true : never = true;

/**
 * Props for the fillers of remotes' slots, by slot name. Owner and filler share only this type: props may be added,
 * never removed or narrowed.
 */
export interface OpenSlotProps {
  /** An additional action below those of an order. */
  'tracking-history/order-actions': Pick<Order, 'order_id' | 'vendor_id' | 'status'>;
}

export type KnownSlot = keyof SlotProps | keyof OpenSlotProps;

export type PropsOfSlot<Name extends KnownSlot> = (SlotProps & OpenSlotProps)[Name];
