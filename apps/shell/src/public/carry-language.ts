import type { LocaleCode } from '@courier/config';
import { addressInLanguage } from '@courier/i18n/document';

interface ShownLanguage {
  get(): { locale: LocaleCode };
  subscribe(listener: () => void): () => void;
}

/**
 * Adds the chosen language to the addresses of links, so that the next page is rendered in it from the start.
 */
export function carryLanguage(shown: ShownLanguage, page: Document = document): void {
  const { location, history } = window;
  const inLanguage = (address: string) => addressInLanguage(address, shown.get().locale, location);
  shown.subscribe(() => {
    history.replaceState(history.state, '', inLanguage(location.pathname + location.search + location.hash));
  });
  page.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (!link?.hasAttribute('href') || link.origin !== location.origin) return;
      link.setAttribute('href', inLanguage(link.pathname + link.search + link.hash));
    },
    { capture: true },
  );
}
