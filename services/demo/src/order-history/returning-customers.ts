import type { Destination } from './destinations';

/** A shop and its outlets share their running orders; each has its own address book. */
interface Branch {
  readonly shopId: string;
  readonly vendorId: string;
}

export interface Visit extends Branch {
  readonly name: string;
  readonly destination: Destination;
  readonly isRunning: boolean;
}

/** A home and a workplace: an address book lists a line per address. */
const MOST_ADDRESSES = 2;
/** Every third order goes to the second address. */
const SECOND_EVERY = 3;

export interface ReturningCustomers {
  /** Prefers a name without a running order at the shop. */
  chooseName(shopId: string, names: readonly string[], random: () => number): string;
  /** An address of the customer at this branch, `fresh` while it has fewer than two. */
  chooseAddress(vendorId: string, name: string, fresh: Destination): Destination;
  addRunning(shopId: string, name: string): void;
}

/** @param visits orders that exist already */
export function createReturningCustomers(visits: readonly Visit[] = []): ReturningCustomers {
  const running = new Map<string, Set<string>>();
  const places = new Map<string, { addresses: Destination[]; orders: number }>();

  function addRunning(shopId: string, name: string) {
    running.set(shopId, (running.get(shopId) ?? new Set()).add(name));
  }
  function chooseAddress(vendorId: string, name: string, fresh: Destination): Destination {
    const key = `${vendorId}/${name}`;
    const place = places.get(key) ?? { addresses: [], orders: 0 };
    places.set(key, place);
    place.orders += 1;
    const at = place.orders % SECOND_EVERY === 0 ? 1 : 0;
    const known = place.addresses[at];
    if (known) return known;
    if (place.addresses.length < MOST_ADDRESSES) place.addresses.push(fresh);
    return place.addresses.at(-1) as Destination;
  }
  for (const { shopId, vendorId, name, destination, isRunning } of visits) {
    chooseAddress(vendorId, name, destination);
    if (isRunning) addRunning(shopId, name);
  }
  return {
    addRunning,
    chooseAddress,
    chooseName(shopId, names, random) {
      const first = Math.floor(random() * names.length);
      const inOrder = [...names.slice(first), ...names.slice(0, first)];
      const busy = running.get(shopId);
      return inOrder.find((name) => !busy?.has(name)) ?? (inOrder[0] as string);
    },
  };
}
