import { hasScreenAt } from '@courier/config/registry';
import type { NavigationPort } from '../ports/navigation';
import { alternativeAddress } from '../routes';

export interface TestRouter {
  go(to: string, replace: boolean): void;
  /** Opens the same screen for another vendor; returns the address, null if impossible. */
  goToVendor(vendorId: string): string | null;
}

export interface TestNavigation {
  port: NavigationPort;
  /** Requested addresses, oldest first. */
  asked: string[];
  /** Opens the same screen for another vendor; false if impossible. */
  moveTo(vendorId: string): boolean;
  reloadHolds(): number;
  attach(router: TestRouter): () => void;
}

/** Remotes of a brand. */
export type TestComposition = Parameters<typeof hasScreenAt>[0];

/** @param composition of the brand; by default it has every screen */
export function createTestNavigation(
  paymentHosts: readonly string[],
  composition: TestComposition | null = null,
): TestNavigation {
  const hasScreen = (to: string) => composition === null || hasScreenAt(composition, to);
  const asked: string[] = [];
  const holds = new Set<symbol>();
  let router: TestRouter | null = null;
  return {
    asked,
    reloadHolds: () => holds.size,
    moveTo(vendorId) {
      const to = router?.goToVendor(vendorId) ?? null;
      if (to !== null) asked.push(to);
      return to !== null;
    },
    attach(next) {
      router = next;
      return () => {
        if (router === next) router = null;
      };
    },
    port: {
      go(to, { replace = false } = {}) {
        asked.push(to);
        router?.go(to, replace);
      },
      findAddress(to) {
        const shown = hasScreen(to) ? to : alternativeAddress(to);
        return shown !== null && hasScreen(shown) ? new URL(shown, window.location.origin).href : null;
      },
      leave: (to) => void asked.push(to),
      paymentHosts,
      holdReload() {
        const hold = Symbol('hold');
        holds.add(hold);
        return () => void holds.delete(hold);
      },
    },
  };
}
