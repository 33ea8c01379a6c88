import { recordCaller } from './caller';
import type { PageOwner, Registrations } from './registrations';

const ADDING = ['appendChild', 'insertBefore', 'append', 'prepend', 'insertAdjacentElement'] as const;

type Adds = Record<string, (...given: unknown[]) => unknown>;

/**
 * Records the elements that remotes add to html and body, and their style elements in the head. Links and scripts in
 * the head are the chunks of a remote, which its next screen needs.
 */
export function watchBody(document: Document, { findOwner }: PageOwner): Registrations {
  const records = new Map<Element, string>();
  const { body, documentElement, head } = document;
  const isOwnElement = (element: Element) => [body, head].includes(element as HTMLElement);

  function watch(parent: HTMLElement): () => void {
    const adds = parent as unknown as Adds;
    for (const name of ADDING) {
      const add = adds[name]?.bind(parent);
      if (!add) continue;
      const watched = (...given: unknown[]): unknown => {
        const remote = findOwner(recordCaller(watched as never));
        if (remote === null) return add(...given);
        const before = new Set(parent.children);
        const result = add(...given);
        for (const element of parent.children)
          if (
            !before.has(element) &&
            !isOwnElement(element) &&
            (parent !== head || element.tagName === 'STYLE')
          )
            records.set(element, remote);
        return result;
      };
      adds[name] = watched;
    }
    return () => ADDING.forEach((name) => Reflect.deleteProperty(parent, name));
  }

  const stops = [documentElement, body, head].map(watch);
  return {
    list: (remote) =>
      [...records].flatMap(([element, owner]) => {
        if (!element.isConnected) records.delete(element);
        else if (owner === remote)
          return [
            {
              remote,
              remove: () => {
                records.delete(element);
                element.remove();
              },
            },
          ];
        return [];
      }),
    stop: () => stops.forEach((stop) => stop()),
  };
}
