import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { brandConfig, countryConfig, parsePortalConfig } from '@courier/config';
import { createI18n } from '@courier/i18n';
import { applyTheme } from '@courier/ui-kit/core';
import { NAMESPACE } from './copy';
import english from '../locales/en.json';
import { App } from './app/App';
import { createServices } from './app/create-services';
import { workspaceRoutes } from './app/create-router';
import type { ShellServices } from './app/shell-context';
import { withEarlyAnswers } from './early/early-calls';
import { listenForToken } from './embedded/embedded-token';
import { createSessionStore } from './session/session.store';
import { modeOf } from './session/access';
import { storedAppearance } from './platform/appearance';
import { documentOverrides, documentTexts } from './platform/document-texts';
import { readDataBlock } from './platform/data-block';
import { browserNavigation } from './platform/page-navigation';
import { browserStorage, tabStorage } from './platform/safe-storage';
import { installTrustedTypes } from './platform/trusted-types';
import { isOpenedAhead, untilSeen } from './platform/until-seen';
import { loadedBuild } from './updates/build-check';
import { startLocale } from './ports/create-locale-port';
import { createComposition } from './remotes/composition';
import { createFederationRuntime } from './remotes/federation-runtime';
import { integrityTable, publishIntegrityTable } from './remotes/integrity-table';
import { readAhead, withReadAhead } from './remotes/read-ahead';
import { readRegistry } from './remotes/registry';
import { rolloutBucket } from './remotes/rollout-bucket';

/** The composition root of the workspace: reads what the server wrote, makes the services, renders. */
async function start(): Promise<void> {
  const base = window.location.origin;
  const config = parsePortalConfig(readDataBlock('courier-config'));
  const registry = await readRegistry(readDataBlock('courier-registry'), config.brand);
  installTrustedTypes(registry, base);

  const integrity = registry && integrityTable(registry, base);
  if (integrity) publishIntegrityTable(integrity);

  const storage = browserStorage();
  const runtime = createFederationRuntime(integrity, base);
  const placed = createComposition(registry).routeOf(window.location.pathname);
  const isWanted = isOpenedAhead() || modeOf(createSessionStore(storage).getState()) !== null;
  // The screen's code travels, and is read, before there is a place for it.
  const ahead =
    isWanted && placed?.route.access === 'protected'
      ? readAhead(placed, runtime, rolloutBucket(storage))
      : null;

  await untilSeen();
  applyTheme(config.brand, storedAppearance(storage));
  const session = createSessionStore(storage);
  await listenForToken({ origins: config.embedOrigins ?? [], session, storage });
  const country = countryConfig(config.country);
  const { platform, organisation, product } = brandConfig(config.brand);
  const i18n = await createI18n({
    locale: startLocale(country.supportedLanguages, storage),
    country,
    words: { platform, organisation, product },
    fetchTexts: documentTexts(),
    overrides: documentOverrides(),
    compiledTexts: { en: { [NAMESPACE]: english } },
  });

  let router: ReturnType<typeof createBrowserRouter> | null = null;
  const shell = createServices({
    config,
    registry,
    i18n,
    storage,
    base,
    runtime: withReadAhead(runtime, ahead),
    session,
    build: loadedBuild(),
    tab: tabStorage(),
    page: browserNavigation,
    location: () => router?.state.location ?? window.location,
    router: () => router,
    fetch: withEarlyAnswers((...call) => fetch(...call)),
  });
  router = createBrowserRouter(workspaceRoutes(shell.services.composition));
  shell.start();
  loadScreenOf(window.location.pathname, shell.services);
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root');
  createRoot(root).render(<App services={shell.services} i18n={i18n.i18n} router={router} />);
}

/** The screen's code travels while the frame is drawn. */
function loadScreenOf(pathname: string, { composition, partLoad, session }: ShellServices): void {
  const placed = composition.routeOf(pathname);
  if (placed?.route.access === 'protected' && modeOf(session.getState()) !== null)
    partLoad(placed.entry, { screen: placed.route.id }).start();
}

/** Nothing can be translated or styled here: this is what stands when the start itself failed. */
function showFailure(error: unknown): void {
  const text = document.createElement('p');
  text.setAttribute('role', 'alert');
  text.textContent = `The portal could not start. Reload the page; if this stays, tell support: ${String(error)}`;
  document.getElementById('root')?.replaceChildren(text);
}

start().catch(showFailure);
