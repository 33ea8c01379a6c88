import { Fragment, type ComponentType, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { languageTag } from '@courier/i18n';
import type { RemoteDefinition, Texts } from '../define-remote';
import { RemoteRoutes } from './RemoteRoutes';
import type { TestShell } from './create-test-shell';

export interface MountRemoteOptions {
  shell: TestShell;
  /** Address to open when the page stands at `/`. */
  path: string;
  /** Texts of the remote's namespace in other locales: {zh_Hant_TW: …}. */
  texts?: Readonly<Record<string, Texts>>;
  /** Theme and layout around the screens. */
  Frame?: ComponentType<{ children: ReactNode }>;
}

/** Runs a remote alone in a browser, inside the in-memory shell, in the page's `#root`. */
export function mountRemote(remote: RemoteDefinition, options: MountRemoteOptions): void {
  const { shell, path, texts = {}, Frame = Fragment } = options;
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  const namespace = remote.manifest.i18nNamespace;
  shell.i18n.addResourceBundle('en', namespace, remote.englishTexts, true, true);
  for (const [locale, translated] of Object.entries(texts)) {
    shell.i18n.addResourceBundle(languageTag(locale), namespace, translated, true, true);
  }
  if (location.pathname === '/') history.replaceState(null, '', path);
  createRoot(root).render(
    <shell.Wrapper>
      <Frame>
        <BrowserRouter>
          <RemoteRoutes remote={remote} shell={shell} />
        </BrowserRouter>
      </Frame>
    </shell.Wrapper>,
  );
}
