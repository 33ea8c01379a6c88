/** Navigations that load another document. Injected for tests. */
export interface PageNavigation {
  assign(to: string): void;
  replace(to: string): void;
  reload(): void;
}

export const browserNavigation: PageNavigation = {
  assign: (to) => window.location.assign(to),
  replace: (to) => window.location.replace(to),
  reload: () => window.location.reload(),
};
