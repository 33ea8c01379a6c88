import { render, type RenderResult } from '@testing-library/react';
import { MemoryRouter, useLocation, type Location } from 'react-router-dom';
import { languageTag } from '@courier/i18n';
import type { RemoteDefinition, Texts } from '../define-remote';
import { RemoteRoutes } from './RemoteRoutes';
import type { TestShell } from './create-test-shell';

export interface RenderRemoteOptions {
  /** Address to open, with query, e.g. `/order-tracking/v1001?order_id=1`. */
  path: string;
  shell: TestShell;
  /** Texts of the remote's namespace in other locales: {zh_Hant_TW: …}. */
  texts?: Readonly<Record<string, Texts>>;
}

export interface RenderedRemote extends RenderResult {
  /** Where the router stands now. */
  location(): Location;
}

/** Mounts a remote's routes in a memory router inside a test shell. */
export function renderRemote(remote: RemoteDefinition, options: RenderRemoteOptions): RenderedRemote {
  const { shell, path, texts = {} } = options;
  const namespace = remote.manifest.i18nNamespace;
  shell.i18n.addResourceBundle('en', namespace, remote.englishTexts, true, true);
  for (const [locale, translated] of Object.entries(texts)) {
    shell.i18n.addResourceBundle(languageTag(locale), namespace, translated, true, true);
  }
  let current: Location | undefined;
  function LocationProbe() {
    current = useLocation();
    return null;
  }
  const result = render(
    <shell.Wrapper>
      <MemoryRouter initialEntries={[path]}>
        <LocationProbe />
        <RemoteRoutes remote={remote} shell={shell} />
      </MemoryRouter>
    </shell.Wrapper>,
  );
  return Object.assign(result, {
    location() {
      if (!current) throw new Error('The remote is not mounted');
      return current;
    },
  });
}
