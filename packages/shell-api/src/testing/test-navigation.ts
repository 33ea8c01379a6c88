import type { NavigationPort } from '../ports/navigation';

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

export function createTestNavigation(paymentHosts: readonly string[]): TestNavigation {
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
