/** Moves that load another document. Injected, so that tests can see them. */
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
