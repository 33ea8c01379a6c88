import { createContext, use, type ReactNode } from 'react';
import type { OpenSlotProps } from './slots';

/** Draws what remotes put into a slot that one of them lends. */
export type DrawOpenSlot = <Name extends keyof OpenSlotProps>(
  name: Name,
  props: OpenSlotProps[Name],
) => ReactNode;

/** The shell's; where there is none, slots stay empty. */
export const OpenSlotsContext = createContext<DrawOpenSlot | null>(null);

/**
 * A place the present remote lends to others, as its manifest's `offers` says. Nothing stands there until somebody fills
 * it, and a filler that fails is gone without harm to what stands around it.
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
