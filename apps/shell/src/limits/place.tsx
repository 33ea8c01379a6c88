import type { ReactNode } from 'react';
import type { RegistryEntry, SlotName } from '@courier/config/registry';
import type { Fiber } from './commits';

/** Where something of a remote is drawn. */
export interface Place {
  entry: RegistryEntry;
  /** Null: a screen. */
  slot: SlotName | null;
  /** Takes what stands there away, for this reason. */
  end: (reason: Error) => void;
}

/** A slot may stand in several places; what it does in one it does in all. */
export const sameThing = (one: Place, other: Place): boolean =>
  one.entry.name === other.entry.name && one.slot === other.slot;

/** Marks a place in React's tree, so that a commit can be laid at its door. */
export function PlaceMark({ children }: { place: Place; children: ReactNode }): ReactNode {
  return children;
}

export interface Touched {
  place: Place;
  /** It was drawn there for the first time. */
  isFirst: boolean;
}

/**
 * The places in which the last commit changed something. Reads what stands around them, of that only the way to what
 * changed, and nothing of what they hold.
 */
export function touchedPlaces(root: Fiber): Touched[] {
  const found: Touched[] = [];
  const visit = (fiber: Fiber): void => {
    const before = fiber.alternate;
    const isSame = before !== null && before.child === fiber.child;
    if (isSame) return;
    if (fiber.type === PlaceMark) {
      const { place } = fiber.memoizedProps as { place: Place };
      found.push({ place, isFirst: before === null });
      return;
    }
    for (let child = fiber.child; child; child = child.sibling) visit(child);
  };
  visit(root);
  return found;
}
