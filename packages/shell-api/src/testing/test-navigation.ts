import type { NavigationPort } from '../ports/navigation';

/** What moves the address of a test. */
export interface TestRouter {
  go(to: string, replace: boolean): void;
  /** Goes to the same screen of another vendor; answers the address, null where it has no place for one. */
  goToVendor(vendorId: string): string | null;
}

export interface TestNavigation {
  port: NavigationPort;
  /** Every address that was asked for, oldest first. */
  asked: string[];
  /** Goes to another vendor of the same screen; false where the address has no place for one. */
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
