import { createContext, type ReactNode } from 'react';
import type { RegistryEntry, SlotName } from '@courier/config/registry';
import type { Fiber } from './commits';

/** Where something of a remote is drawn. */
export interface Place {
  entry: RegistryEntry;
  /** Null: a screen. */
  slot: SlotName | null;
  /** How many places of others stand in it. */
  lends: number;
  /** Takes what stands there away, for this reason. */
  end: (reason: Error) => void;
}

/** A slot may stand in several places; what it does in one it does in all. */
export const sameThing = (one: Place, other: Place): boolean =>
  one.entry.name === other.entry.name && one.slot === other.slot;

/** The place in which another one stands. */
export const PlaceContext = createContext<Place | null>(null);

/** Marks a place in React's tree, so that a commit can be laid at its door. */
export function PlaceMark({ place, children }: { place: Place; children: ReactNode }): ReactNode {
  return <PlaceContext value={place}>{children}</PlaceContext>;
}

export interface Touched {
  place: Place;
  /** It was drawn there for the first time. */
  isFirst: boolean;
}

/** React sets it on each component it has drawn. */
const DRAWN = 1;

/**
 * The places in which the last commit changed something. Reads what stands around them, of that only the way to what
 * changed; of what they hold, only where a place lends room to another. There the outer one is among them only when
 * something of its own was drawn as well.
 */
export function touchedPlaces(root: Fiber): Touched[] {
  const found: Touched[] = [];
  const visit = (fiber: Fiber, around: Touched | null): void => {
    const before = fiber.alternate;
    const isSame = before !== null && before.child === fiber.child;
    const isDrawn = typeof fiber.type === 'function' && (fiber.flags & DRAWN) !== 0;
    let inside = around;
    if (fiber.type === PlaceMark && !isSame) {
      const { place } = fiber.memoizedProps as { place: Place };
      inside = { place, isFirst: before === null };
      if (place.lends === 0) {
        found.push(inside);
        return;
      }
    } else if (around && isDrawn && !found.includes(around)) found.push(around);
    if (isSame) return;
    for (let child = fiber.child; child; child = child.sibling) visit(child, inside);
  };
  visit(root, null);
  return found;
}
