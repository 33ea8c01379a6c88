import { createContext, type ReactNode } from 'react';
import type { RegistryEntry, SlotName } from '@courier/config/registry';
import type { Fiber } from './commits';

/** A mounted screen or slot of a remote. */
export interface Place {
  entry: RegistryEntry;
  /** Null for a screen. */
  slot: SlotName | null;
  /** The number of places nested in it. */
  lends: number;
  /** Unmounts the content with this error. */
  end: (reason: Error) => void;
}

/** A slot may be mounted several times; all its places count as one. */
export const sameThing = (one: Place, other: Place): boolean =>
  one.entry.name === other.entry.name && one.slot === other.slot;

export const PlaceContext = createContext<Place | null>(null);

/** Marks a place in React's tree, so that a commit can be assigned to it. */
export function PlaceMark({ place, children }: { place: Place; children: ReactNode }): ReactNode {
  return <PlaceContext value={place}>{children}</PlaceContext>;
}

export interface Touched {
  place: Place;
  /** First render of the place. */
  isFirst: boolean;
}

/** React's `PerformedWork` flag. */
const DRAWN = 1;

/**
 * The places that the last commit rendered. Visits only changed subtrees, and the content of a place only if
 * it contains nested places. An outer place is included only if it rendered components of its own.
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
