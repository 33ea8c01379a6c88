import { createLateClient } from '@courier/api-client';
import { requestTicket } from '@courier/api-client/realtime';
import {
  brandConfig,
  countryConfig,
  defaultFlags,
  LIMITS,
  type CountryConfig,
  type PortalConfig,
} from '@courier/config';
import type { SafeStorage } from '@courier/config/document';
import type { Registry } from '@courier/config/registry';
import type { CourierI18n } from '@courier/i18n';
import { addressInLanguage, createDocumentLocale } from '@courier/i18n/document';
import type { AnalyticsPort } from '@courier/shell-api';
import { createNotices } from '@courier/shell-api/host';
import { createFlags, type Flags } from '../flags/flags';
import { loadSources } from '../flags/load-sources';
import type { ShellServices } from '../shell-context/shell-context';
import { createWorkspaceUi } from '../shell-context/workspace-ui.store';
import { createFaultReports } from '../fault-isolation/fault-reports';
import { createReleaseOutcomes, type ReleaseOutcomes } from '../fault-isolation/release-outcomes';
import { createErrorSource } from '../fault-isolation/source-of-error';
import { createLiveUpdates, type LiveServices } from '../live-updates/create-live-updates';
import type { RemoteRuntime } from '../loading/federation-runtime';
import type { FileHashes } from '../loading/file-hashes';
import { systemClock, type Clock } from '../platform/clock';
import type { PageNavigation } from '../platform/page-navigation';
import { createAnalytics } from '../ports/create-analytics';
import { createNavigation } from '../ports/create-navigation';
import { createSessionPort } from '../ports/create-session-port';
import { createStoragePort } from '../ports/create-storage-port';
import { createVendorsPort } from '../ports/create-vendors-port';
import { createComposition, type Composition } from '../registry/composition';
import { createReleaseAssignment, type BrowserReleases } from '../registry/release-assignment';
import { NO_LEFTOVERS, type Leftovers } from '../fault-isolation/leftovers';
import { createRemoteStyles } from '../fault-isolation/remote-styles';
import { sessionAuthorization, sessionMode } from '../session/access';
import { liveSessionAuthorization } from '../session/live-authorization';
import { createSessionLife } from '../session/session-life';
import { createSessionStore, type SessionStore } from '../session/session.store';
import type { LoadedBuild } from '../updates/build-check';
import { createChange } from '../updates/change-releases';
import { createReleaseWatch } from '../updates/release-watch';
import { createReloadHolds, blockWhileSending } from '../updates/reload-holds';
import { reloadWhenOutdated } from '../updates/reload-when-outdated';
import { allIncludedNotice } from '../vendors/vendor-notices';
import { createVendorServices } from '../vendors/vendor-services';
import type { VendorsStore } from '../vendors/vendors.store';
import { createPartLoading } from './create-part-loading';
import type { WorkspaceRouter } from './create-router';
import { startServices } from './start-services';

export interface Surroundings {
  config: PortalConfig;
  /** Default: the configuration of `config.country`. */
  country?: CountryConfig;
  /** Contains the releases that this tab runs. */
  registry: Registry | null;
  /** Built from `registry` when absent. */
  composition?: Composition;
  /** The release assignment of this browser; created from the storages when absent. */
  taker?: BrowserReleases;
  /** Records what remotes register on the page; nothing when absent. */
  leftovers?: Leftovers;
  runtime: RemoteRuntime;
  /** File hashes of the remotes; without them integrity is not checked. */
  hashes?: FileHashes | null;
  i18n: CourierI18n;
  storage: SafeStorage;
  tab: SafeStorage;
  page: PageNavigation;
  router: WorkspaceRouter;
  base: string;
  fetch?: typeof fetch;
  /** The session store, if the start code has created it already. */
  session?: SessionStore;
  now?: Clock;
  /** The scripts of the loaded document; null if builds cannot be distinguished. */
  build?: LoadedBuild | null;
  connectLive?: LiveServices['connect'];
}

export interface RunningShell {
  services: ShellServices;
  /** Returns the function that stops timers and listeners. */
  start(): () => void;
}

function buildCountryConfig({
  country,
  becomePartnerUrl,
  surveyUrl,
  legalPages,
}: PortalConfig): CountryConfig {
  const links = { becomePartnerUrl: becomePartnerUrl ?? null, surveyUrl: surveyUrl ?? null };
  return { ...countryConfig(country), ...links, ...(legalPages ? { legalPages } : {}) };
}

/** The services that all others depend on. */
function createBaseServices(given: Surroundings) {
  const { config, storage, now = systemClock } = given;
  const holds = createReloadHolds();
  const asked = given.fetch ?? ((...call: Parameters<typeof fetch>) => fetch(...call));
  return {
    now,
    holds,
    taker: given.taker ?? createReleaseAssignment(storage, given.tab),
    fetcher: blockWhileSending(asked, holds),
    /** Does not delay a reload: no user waits for these requests. */
    freeFetcher: asked,
    country: given.country ?? buildCountryConfig(config),
    session: given.session ?? createSessionStore(storage, now),
    composition: given.composition ?? createComposition(given.registry),
    analytics: createAnalytics(config.silent ?? false),
  };
}

/**
 * Creates the client after the session, which defines the reaction to a 401. Part of its code is loaded
 * later.
 */
function connectApi(config: PortalConfig, session: SessionStore, fetcher: typeof fetch) {
  let fetchAhead = async () => {};
  return {
    connect(onUnauthorized: () => Promise<boolean>) {
      const late = createLateClient({
        baseUrl: config.apiBase,
        ...(config.identityBase === undefined ? {} : { identityBaseUrl: config.identityBase }),
        ...(config.geolocatorToken === undefined ? {} : { geolocatorToken: config.geolocatorToken }),
        ...(config.helpCentreUrl === undefined ? {} : { helpCentreUrl: config.helpCentreUrl }),
        fetch: fetcher,
        authorization: () => sessionAuthorization(session.getState()),
        language: () => document.documentElement.lang,
        onUnauthorized,
      });
      fetchAhead = late.fetchAhead;
      return late.client;
    },
    fetchAhead: () => fetchAhead(),
  };
}

interface FlagParts {
  composition: Composition;
  country: CountryConfig;
  fetcher: typeof fetch;
  analytics: AnalyticsPort;
  vendors: VendorsStore;
}

function createPortalFlags({ config, base }: Surroundings, parts: FlagParts): Flags {
  const { composition, country, fetcher, analytics, vendors } = parts;
  return createFlags({
    defaults: { ...composition.flagDefaults, ...defaultFlags() },
    initial: config.flags,
    load: () =>
      loadSources({
        country,
        brand: config.brand,
        vendorId: () => vendors.state.get().selected?.vendor_id ?? null,
        flagsPath: config.flagsPath,
        base,
        fetcher,
      }),
    onFailure: (error) => analytics.trackError('flags_failed', error),
  });
}

/** Fault isolation for remotes and the reports about their faults. */
function createFaultIsolation(
  { config, base }: Surroundings,
  { analytics, composition, freeFetcher, taker }: ReturnType<typeof createBaseServices>,
): Pick<ShellServices, 'faultReports' | 'onBroken' | 'remoteStyles'> & { releaseOutcomes: ReleaseOutcomes } {
  const findSource = createErrorSource(composition.entries, base);
  const isSilent = config.silent ?? false;
  const faultReports = createFaultReports({ analytics, fetcher: freeFetcher, findSource, isSilent });
  const samplePercent = isSilent ? 0 : (config.releaseSample ?? 0);
  const releaseOutcomes = createReleaseOutcomes({ fetcher: freeFetcher, samplePercent });
  return {
    faultReports,
    releaseOutcomes,
    remoteStyles: createRemoteStyles(base),
    onBroken(fault) {
      taker.failed(fault.remote, fault.release);
      faultReports.report(fault);
      releaseOutcomes.failed(fault.remote, fault.release, fault.what === 'slot' ? 'slot' : 'screen');
    },
  };
}

/**
 * The composition root of the workspace: creates every service once and passes its dependencies explicitly.
 */
export function createServices(given: Surroundings): RunningShell {
  const { config, i18n, storage, tab, page, router, base } = given;
  const location = () => router.state.location;
  const ground = createBaseServices(given);
  const { now, holds, fetcher, country, session, composition, analytics, taker } = ground;
  const durationHere = () => composition.findRoute(location().pathname)?.entry.manifest.noticeDurationMs;
  const notices = createNotices({ defaultDurationMs: () => durationHere() ?? LIMITS.noticeMs, now });

  const { connect, fetchAhead } = connectApi(config, session, fetcher);
  const life = createSessionLife({
    session,
    tab,
    page,
    location,
    now,
    connect,
    startAddress: () => addressInLanguage('/', i18n.locale(), location()),
    onLogout: () => liveUpdates.setListening(false),
  });
  const { api } = life;
  const liveUpdates = createLiveUpdates({
    url: config.livePath,
    ticket: () => requestTicket(api),
    authorization: () => liveSessionAuthorization(session.getState()),
    ...(given.connectLive ? { connect: given.connectLive } : {}),
  });
  const reporting = { i18n: i18n.i18n, notices, analytics };
  const { vendors, vendorLoader } = createVendorServices({ api, storage, session, location, ...reporting });
  const { paymentHosts } = config;
  const mode = () => sessionMode(session.getState());
  const flags = createPortalFlags(given, { ...ground, vendors });
  const navigation = createNavigation({
    composition,
    page,
    router,
    base,
    paymentHosts,
    holds,
    mode,
    isOn: (flag) => flags.get()[flag] === true,
  });
  const onProblem = (error: unknown) => analytics.trackError('registry_unread', error);
  const watch = createReleaseWatch({ running: given.registry, taker, fetcher, onProblem });
  const { releaseOutcomes, ...limits } = createFaultIsolation(given, ground);
  const integrity = given.hashes?.table ?? {};
  const services: ShellServices = {
    config,
    composition,
    session,
    vendors,
    vendorLoader,
    notices,
    page,
    holds,
    tab,
    storage,
    now,
    base,
    flags,
    partLoad: createPartLoading({ ...given, ...ground, integrity, notices, ...limits, releaseOutcomes }),
    ui: createWorkspaceUi(),
    leftovers: given.leftovers ?? NO_LEFTOVERS,
    ...limits,
    renew: life.renew,
    changeReleases: createChange({ watch, page, holds, tab }),
    isLeaving: life.isLeaving,
    ports: {
      session: createSessionPort({ session, api, logout: life.logout }),
      vendors: createVendorsPort({
        composition,
        navigation,
        location,
        testVendors: config,
        store: vendors,
        loader: vendorLoader,
        onAllIncluded: allIncludedNotice(reporting),
      }),
      flags,
      navigation,
      notifications: notices,
      analytics,
      liveUpdates,
      api,
      locale: createDocumentLocale({
        i18n,
        storage,
        isEmbedded: () => sessionMode(session.getState()) === 'GODROID',
        fixed: { country, brand: brandConfig(config.brand), mapStyleUrl: config.mapStyleUrl },
      }),
      storage: createStoragePort(storage, tab),
    },
  };
  const message = () => i18n.i18n.t('build.outdated', { ns: 'errors' });
  const onOutdated = reloadWhenOutdated({ notices, page, holds, tab, message });
  const buildCheck = given.build ? { loaded: given.build, fetcher, now, onOutdated } : null;
  const started = { services, life, liveUpdates, buildCheck, watch, taker, releaseOutcomes, router };
  const ahead = async () => void (await Promise.all([fetchAhead(), given.hashes?.fetchAhead()]));
  return { services, start: () => startServices({ ...started, fetchAhead: ahead }) };
}
