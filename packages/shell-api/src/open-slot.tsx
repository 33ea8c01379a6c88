import { createContext, use, type ReactNode } from 'react';
import type { OpenSlotProps } from './slots';

/** Renders the fillers of a slot that a remote offers. */
export type DrawOpenSlot = <Name extends keyof OpenSlotProps>(
  name: Name,
  props: OpenSlotProps[Name],
) => ReactNode;

/** The shell's; without one, slots are empty. */
export const OpenSlotsContext = createContext<DrawOpenSlot | null>(null);

/**
 * A slot of this remote for others; it must be in `offers` of the manifest. It is empty without a filler, and a filler
 * that fails is removed without affecting its surroundings.
 */
export function OpenSlot<Name extends keyof OpenSlotProps>({
  name,
  props,
}: {
  name: Name;
  props: OpenSlotProps[Name];
}): ReactNode {
  const draw = use(OpenSlotsContext);
  return draw ? draw(name, props) : null;
}
