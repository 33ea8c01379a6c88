import { recordCaller } from './caller';
import type { PageOwner, Registrations } from './registrations';

/** Records which style sheets remotes have constructed, and finds those that the document has adopted. */
export function watchSheets(page: Window & typeof globalThis, { findOwner }: PageOwner): Registrations {
  const owners = new WeakMap<CSSStyleSheet, string>();
  const { document, CSSStyleSheet: Original } = page;
  const handler = {
    construct(target: typeof Original, given: unknown[], newTarget: unknown): CSSStyleSheet {
      const remote = findOwner(recordCaller(handler.construct as never));
      const sheet = Reflect.construct(target, given, newTarget as typeof Original) as CSSStyleSheet;
      if (remote !== null) owners.set(sheet, remote);
      return sheet;
    },
  };
  page.CSSStyleSheet = new Proxy(Original, handler as ProxyHandler<typeof Original>);
  return {
    list: (remote) =>
      (document.adoptedStyleSheets ?? [])
        .filter((sheet) => owners.get(sheet) === remote)
        .map((sheet) => ({
          remote,
          remove: () => {
            document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
          },
        })),
    stop: () => {
      page.CSSStyleSheet = Original;
    },
  };
}
