import { createRoot } from 'react-dom/client';
import { ownFetch } from '@courier/api-client';
import { brandConfig, countryConfig, parsePortalConfig } from '@courier/config';
import {
  browserStorage,
  hideEarlyAnswers,
  readDataBlock,
  tabStorage,
  withEarlyAnswers,
} from '@courier/config/document';
import { OWN_OFFER } from '@courier/config/offer';
import { problemSentence, assignReleases } from '@courier/config/registry';
import { createI18n } from '@courier/i18n';
import { documentOverrides, documentTexts, startLocale } from '@courier/i18n/document';
import { NAMESPACE } from './copy';
import english from '../locales/en.json';
import { App } from './app/App';
import './first-paint/first-paint.css';
import { createServices } from './app/create-services';
import { beforeFirstDrawing } from './app/first-drawing';
import { createPageRouter } from './app/create-router';
import { listenForToken } from './embedded/embedded-token';
import { createSessionStore } from './session/session.store';
import { sessionMode } from './session/access';
import { showStoredAppearance } from './platform/appearance';
import { firstPaintPainted } from './platform/frame-painted';
import { loadDeferredSheets, waitForDeferredSheets } from './platform/deferred-stylesheets';
import { browserNavigation } from './platform/page-navigation';
import { installTrustedTypes } from './platform/trusted-types';
import { isOpenedAhead, waitForActivation } from './platform/prerender-activation';
import { copyBuiltIns } from './fault-isolation/built-ins';
import { watchLeftovers } from './fault-isolation/leftovers';
import { createErrorSource } from './fault-isolation/source-of-error';
import { watchDamage } from './fault-isolation/watch-damage';
import { guardStorage } from './platform/guard-storage';
import { loadedBuild } from './updates/build-check';
import { createAnalytics } from './ports/create-analytics';
import { createComposition } from './registry/composition';
import { createFederationRuntime } from './loading/federation-runtime';
import { createFileHashes } from './loading/file-hashes';
import { publishIntegrityTable } from './loading/integrity-table';
import { readAhead, withReadAhead } from './loading/read-ahead';
import { readRegistry } from './registry/registry';
import { obeySwitches } from './registry/switched-off';
import { createReleaseAssignment } from './registry/release-assignment';

/** The composition root of the workspace. */
async function start(): Promise<void> {
  hideEarlyAnswers();
  const base = window.location.origin;
  const config = parsePortalConfig(readDataBlock('courier-config'));
  const analytics = createAnalytics(config.silent ?? false);
  const [storage, tab] = [browserStorage(), tabStorage()];
  obeySwitches(window.location.search, tab);
  const taker = createReleaseAssignment(storage, tab, OWN_OFFER);
  const published = await readRegistry(readDataBlock('courier-registry'), config.brand, (problem) =>
    analytics.trackError('registry_entry', { name: problemSentence(problem) }),
  );
  const registry = published && assignReleases(published, taker);
  installTrustedTypes(registry, base);

  const hashes = registry && createFileHashes(registry, base, ownFetch);
  if (hashes) publishIntegrityTable(hashes.table);

  const runtime = createFederationRuntime(hashes, base);
  const composition = createComposition(registry);
  guardStorage();
  // Before any remote's code runs.
  const leftovers = watchLeftovers({
    findSource: createErrorSource(composition.entries, base),
    restoreBuiltIns: copyBuiltIns(),
  });
  const placed = composition.findRoute(window.location.pathname);
  const screen = placed?.route.access === 'protected' ? placed : null;
  const session = createSessionStore(storage);
  // The user of a prerendered page may sign in before its activation.
  const mayBeWanted = isOpenedAhead() || sessionMode(session.getState()) !== null;
  // Preloads the screen's code before its place is rendered.
  const ahead = screen && mayBeWanted ? readAhead(screen, runtime, OWN_OFFER) : null;

  const country = countryConfig(config.country);
  const wantedLocale = () => startLocale(country.supportedLanguages, storage);
  const { platform, organisation, product } = brandConfig(config.brand);
  // Starts during a prerender, like the code.
  const texts = createI18n({
    locale: wantedLocale(),
    country,
    words: { platform, organisation, product },
    fetchTexts: documentTexts(),
    overrides: documentOverrides(),
    compiledTexts: { en: { [NAMESPACE]: english } },
  });
  const router = createPageRouter();
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root');
  const make = async () => {
    const i18n = await texts;
    const shell = createServices({
      config,
      registry,
      composition,
      taker,
      i18n,
      storage,
      base,
      leftovers,
      hashes,
      session,
      tab,
      runtime: withReadAhead(runtime, ahead),
      build: loadedBuild(),
      page: browserNavigation,
      router,
      fetch: withEarlyAnswers(ownFetch),
    });
    return { i18n, shell, place: createRoot(root) };
  };
  const made = isOpenedAhead() ? make() : null;
  // The rejection is handled where the promise is awaited.
  made?.catch(() => undefined);

  await waitForActivation();
  // The code of a prerendered page is loaded already and would delay the first frame.
  await firstPaintPainted();
  // The early script has done both, if it ran.
  document.getElementById('courier-first-paint')?.remove();
  loadDeferredSheets();
  await waitForDeferredSheets();
  showStoredAppearance(config.brand, storage);
  // The session may have changed in another tab.
  session.reload();
  await listenForToken({ origins: config.embedOrigins ?? [], session, storage });
  const { i18n, shell, place } = await (made ?? make());
  const { locale } = shell.services.ports;
  if (locale.get().locale !== wantedLocale()) await locale.setLocale(wantedLocale());

  shell.start();
  watchDamage({
    services: shell.services,
    leftovers,
    translate: (key, values) => String(i18n.i18n.t(key, values ?? {})),
    pathname: () => router.state.location.pathname,
  });
  if (screen && sessionMode(session.getState()) !== null)
    await beforeFirstDrawing(shell.services, screen, router);
  place.render(<App services={shell.services} i18n={i18n.i18n} router={router} />);
}

/** Without translation and styles, because the start itself failed. */
function showFailure(error: unknown): void {
  const text = document.createElement('p');
  text.setAttribute('role', 'alert');
  text.textContent = `The portal could not start. Reload the page; if this stays, tell support: ${String(error)}`;
  document.getElementById('root')?.replaceChildren(text);
}

export const startWorkspace = (): Promise<void> => start().catch(showFailure);
