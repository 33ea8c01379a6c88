import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { createDeferredClient } from '@courier/api-client';
import { parsePortalConfig } from '@courier/config';
import { browserStorage, readDataBlock, tabStorage } from '@courier/config/document';
import { afterStart } from '../platform/after-start';
import { showStoredAppearance } from '../platform/appearance';
import { browserNavigation } from '../platform/page-navigation';
import { systemClock } from '../platform/clock';
import { isPastSignIn, sessionMode } from '../session/access';
import { rememberedReturnPath } from '../session/return-path';
import { createSessionStore, watchOtherTabs } from '../session/session.store';
import { readBrandOffer } from './landing-path';
import { carryLanguage } from './carry-language';
import { createPrefetch } from './prefetch';
import { prerender } from './prerender';
import './brands.reset.css';
import './public.css';
import { BrokenPage } from './BrokenPage';
import { loadScreen } from './load-screen';
import { PublicApp } from './PublicApp';
import type { PublicServices } from './public-context';
import { findPublicPage } from './public-page';
import { createPublicTexts } from './public-texts';
import { readCountry } from './read-country';
import { startLanguage } from './start-language';
import { readTyped, watchEnter } from './typed-values';

/** Delay before the workspace is prefetched without an interaction, in milliseconds. */
const PREFETCH_AFTER_MS = 1000;

/** The back/forward cache restores the form in its busy state, so the page is reloaded. */
function reloadWhenRestored(): void {
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) browserNavigation.reload();
  });
}

/** Replaces the prerendered form of the public document. */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root');
  const enter = watchEnter(root);
  const config = parsePortalConfig(readDataBlock('courier-config'));
  const registry = readDataBlock('courier-registry');
  const [storage, tab] = [browserStorage(), tabStorage()];
  showStoredAppearance(config.brand, storage);
  const session = createSessionStore(storage);
  const offer = await readBrandOffer(registry, config);
  const landing = offer.account;
  // Without a screen for guests the guest entry is hidden in spite of the flag.
  const flags = offer.guest === null ? { ...config.flags, guest_checkout: false } : config.flags;
  const page = findPublicPage(window.location.pathname, flags, offer.hasAccounts);
  if (page.isSignIn && landing !== null && isPastSignIn(session.getState(), systemClock())) {
    browserNavigation.replace(landing);
    return;
  }

  const screenFiles = loadScreen(page.kind);
  screenFiles.catch(() => undefined);
  const country = await readCountry(readDataBlock('courier-country'), config.country);
  const { i18n, locale } = await startLanguage(config, country, storage);
  carryLanguage(locale);
  // No request is sent before an interaction, so the client is loaded after the form is interactive.
  const client = () => import('./public-client');
  const connect: PublicServices['connect'] = (table) =>
    createDeferredClient(async () => (await client()).publicClient(config, table)).client;
  const loadTexts = createPublicTexts(i18n);
  const withTexts: PublicServices['withTexts'] = async (part) => (await Promise.all([part, loadTexts()]))[0];
  const identity = createDeferredClient(async () => (await client()).identityClient(config));
  const screen = await (page.kind === 'sign-in' ? null : withTexts(screenFiles).catch(() => BrokenPage));
  watchOtherTabs(session);
  if (page.kind === 'sign-in' || page.kind === 'guest') reloadWhenRestored();

  const prefetch = createPrefetch({
    landing,
    locale: () => locale.get().locale,
    onFetched() {
      // During sign-in a prerender would compete with it for bandwidth.
      const next = rememberedReturnPath(tab) ?? landing;
      if (next !== null && sessionMode(session.getState()) === null) prerender(next);
    },
  });
  const typed = readTyped(root);
  flushSync(() =>
    createRoot(root).render(
      <PublicApp
        i18n={i18n.i18n}
        locale={locale}
        screen={screen}
        flags={flags}
        services={{
          api: identity.client,
          apiBase: config.identityBase ?? config.apiBase,
          connect,
          session,
          storage,
          tab,
          page: browserNavigation,
          offer,
          prefetch,
          withTexts,
        }}
        typed={typed.values}
      />,
    ),
  );
  typed.restoreFocus();
  if (page.isSignIn) enter.sendAgain(root);
  performance.mark('courier:in-charge');
  afterStart(() => {
    void identity.fetchAhead();
    // The error texts of the sign-in service.
    loadTexts().catch(() => undefined);
  });
  if (page.kind === 'sign-in') setTimeout(prefetch, PREFETCH_AFTER_MS);
}

start().catch((error: unknown) => {
  const text = document.createElement('p');
  text.setAttribute('role', 'alert');
  text.textContent = `The page could not start. Reload it; if this stays, tell support: ${String(error)}`;
  document.getElementById('root')?.prepend(text);
});
