import type { ComponentType, ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import type { FakeBackend } from '@courier/api-client/testing';
import { countryConfig, type BrandConfig, type LocaleCode } from '@courier/config';
import { allowedLocale } from '@courier/i18n';
import { useLocaleState } from '../context';
import type { RemoteDefinition, Texts } from '../define-remote';
import { addTexts } from './add-texts';
import { createTestShell, type TestShellOptions } from './create-test-shell';
import { harnessData, type HarnessData } from './harness-data';
import { RemoteRoutes } from './RemoteRoutes';

interface HarnessFrameProps {
  brand: BrandConfig['id'];
  direction: 'ltr' | 'rtl';
  locale: LocaleCode;
  children: ReactNode;
}

export interface MountRemoteOptions extends Omit<TestShellOptions, 'api' | 'texts' | 'locale'> {
  /** Address to open when the page is at `/`. */
  path: string;
  /** Theme and layout around the screens, from the kit. */
  Frame: ComponentType<HarnessFrameProps>;
  /** Empty by default. */
  backend?: FakeBackend;
  /** The remote's texts in other locales: {zh_Hant_TW: …}. */
  locales?: Readonly<Record<string, Texts>>;
}

/**
 * Runs a remote alone in the in-memory shell, in the page's `#root`. `?country=KW&locale=ar_KW` changes country and
 * locale. With a connected portal, data, flags, country and brand are the portal's.
 */
export function mountRemote(remote: RemoteDefinition, options: MountRemoteOptions): void {
  const data = harnessData(options.backend);
  if (data instanceof Promise) void data.then((found) => draw(remote, options, found));
  else draw(remote, options, data);
}

function draw(remote: RemoteDefinition, options: MountRemoteOptions, data: HarnessData): void {
  const { path, Frame, backend: _inMemory, locales = {}, flags, ...shellOptions } = options;
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  const asked = new URLSearchParams(location.search);
  const country = asked.get('country') ?? data.options.country ?? shellOptions.country ?? 'TW';
  const { supportedLanguages } = typeof country === 'string' ? countryConfig(country) : country;
  const shell = createTestShell({
    ...data.defaults,
    ...shellOptions,
    ...data.options,
    flags: { ...flags, ...data.options.flags },
    country,
    locale: allowedLocale(asked.get('locale') ?? 'en', supportedLanguages),
  });
  addTexts(shell, remote, locales);
  data.connect(shell);
  if (location.pathname === '/') history.replaceState(null, '', data.pathFor(path) + location.search);
  createRoot(root).render(
    <shell.Wrapper>
      <Framed Frame={Frame}>
        <BrowserRouter>
          <RemoteRoutes remote={remote} shell={shell} />
        </BrowserRouter>
      </Framed>
    </shell.Wrapper>,
  );
}

function Framed({ Frame, children }: { Frame: MountRemoteOptions['Frame']; children: ReactNode }) {
  const { brand, direction, locale } = useLocaleState();
  return (
    <Frame brand={brand.id} direction={direction} locale={locale}>
      {children}
    </Frame>
  );
}
