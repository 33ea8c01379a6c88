import { createApiClient } from '@courier/api-client';
import { askForTicket } from '@courier/api-client/realtime';
import {
  defaultFlags,
  LIMITS,
  brandConfig,
  countryConfig,
  type CountryConfig,
  type PortalConfig,
} from '@courier/config';
import type { Registry } from '@courier/config/registry';
import type { CourierI18n } from '@courier/i18n';
import { NAMESPACE } from '../copy';
import { createFlags } from '../flags/flags';
import { followVendor } from '../flags/follow-vendor';
import { loadSources } from '../flags/load-sources';
import { createLiveUpdates, type LiveServices } from '../live-updates/create-live-updates';
import { carryNotice } from '../notifications/carried-notice';
import { createNotices } from '../notifications/notices.store';
import { systemClock, type Clock } from '../platform/clock';
import type { PageNavigation } from '../platform/page-navigation';
import type { SafeStorage } from '../platform/safe-storage';
import { createAnalytics } from '../ports/create-analytics';
import { createLocalePort } from '../ports/create-locale-port';
import { createNavigation, type MovableRouter } from '../ports/create-navigation';
import { createSessionPort } from '../ports/create-session-port';
import { createVendorsPort } from '../ports/create-vendors-port';
import { createComposition } from '../remotes/composition';
import type { RemoteRuntime } from '../remotes/federation-runtime';
import { createPartLoader } from '../remotes/part-loader';
import { createPartLoads } from '../remotes/part-loads';
import { createRemoteTexts } from '../remotes/remote-texts';
import { rolloutBucket } from '../remotes/rollout-bucket';
import { authorizationOf, embeddedVendorId, modeOf } from '../session/access';
import { keepSessionAlive } from '../session/keep-alive';
import { liveAuthorizationOf } from '../session/live-authorization';
import { createRefresh } from '../session/refresh';
import { rememberReturnPath } from '../session/return-path';
import { createSessionStore, followOtherTabs, type SessionStore } from '../session/session.store';
import { signOut } from '../session/sign-out';
import { guestVendor } from '../vendors/guest-vendor';
import { createVendorLoader } from '../vendors/load-vendors';
import { createVendorsStore } from '../vendors/vendors.store';
import type { ShellServices } from './shell-context';
import { startBuildCheck, type LoadedBuild } from '../updates/build-check';
import { createReloadHolds, holdWhileSending } from '../updates/reload-holds';
import { reloadWhenOutdated } from '../updates/reload-when-outdated';
import { createWorkspaceUi } from './workspace-ui.store';
import { allIncludedNotice, showVendorNotices } from '../vendors/vendor-notices';

export interface Surroundings {
  config: PortalConfig;
  /** The configuration of the country; that of `config.country` when absent. */
  country?: CountryConfig;
  registry: Registry | null;
  runtime: RemoteRuntime;
  i18n: CourierI18n;
  storage: SafeStorage;
  tab: SafeStorage;
  page: PageNavigation;
  location: () => { pathname: string; search: string };
  router: () => MovableRouter | null;
  base: string;
  fetch?: typeof fetch;
  /** The session, where the start needed it before. */
  session?: SessionStore;
  now?: Clock;
  /** The scripts the document began with; null where builds cannot be told apart. */
  build?: LoadedBuild | null;
  connectLive?: LiveServices['connect'];
}

export interface RunningShell {
  services: ShellServices;
  /** Starts timers and listeners; returns the function that stops them. */
  start(): () => void;
}

/** The workspace's composition root: everything is made here once and knows only what it is given. */
export function createServices(given: Surroundings): RunningShell {
  const { config, i18n, storage, tab, page, location, now = systemClock } = given;
  const holds = createReloadHolds();
  const asked = given.fetch ?? ((...call: Parameters<typeof fetch>) => fetch(...call));
  const fetcher = holdWhileSending(asked, holds);
  const country = given.country ?? countryConfig(config.country);
  const session = given.session ?? createSessionStore(storage, now);
  const composition = createComposition(given.registry);
  let isLeaving = false;

  const api = createApiClient({
    baseUrl: config.apiBase,
    ...(config.helpCentreUrl === undefined ? {} : { helpCentreUrl: config.helpCentreUrl }),
    fetch: fetcher,
    authorization: () => authorizationOf(session.getState()),
    onUnauthorized: async () => {
      const mode = modeOf(session.getState());
      if (mode === 'GUEST') session.dropGuestToken();
      // Nobody can sign in inside an app: it has to hand over another token.
      if (mode === 'GODROID') endSession();
      return mode === 'CLASSIC' && renew(true);
    },
  });
  const refresh = createRefresh({ api, session, now });
  const analytics = createAnalytics(config.silent ?? false);
  const notices = createNotices(
    () => composition.routeOf(location().pathname)?.entry.manifest.noticeDurationMs ?? LIMITS.noticeMs,
    now,
  );
  const manifestFlags = Object.assign(
    {},
    ...composition.entries.map(({ manifest }) => manifest.flagDefaults ?? {}),
  ) as Record<string, boolean>;
  const vendorId = () => vendors.state.get().selected?.vendor_id ?? null;
  const flags = createFlags({
    defaults: { ...manifestFlags, ...defaultFlags() },
    initial: config.flags,
    load: () =>
      loadSources({
        country,
        brand: config.brand,
        vendorId,
        flagsPath: config.flagsPath,
        base: given.base,
        fetcher,
      }),
    onFailure: (error) => analytics.trackError('flags_failed', error),
  });

  function leave(notice: Parameters<typeof carryNotice>[1]): void {
    isLeaving = true;
    carryNotice(tab, notice);
    session.forget();
    page.replace('/');
  }
  function endSession(): void {
    if (isLeaving) return;
    const { pathname, search } = location();
    rememberReturnPath(tab, pathname + search);
    leave('session-ended');
  }
  async function renew(force = false): Promise<boolean> {
    const outcome = await refresh(force);
    if (outcome === 'refused') endSession();
    return outcome === 'refreshed' || outcome === 'fresh';
  }
  async function logout(): Promise<void> {
    if (isLeaving) return;
    isLeaving = true;
    liveUpdates.setListening(false);
    await signOut(api, session);
    leave('disconnected');
  }

  const liveUpdates = createLiveUpdates({
    url: config.livePath,
    ticket: () => askForTicket(api),
    authorization: () => liveAuthorizationOf(session.getState()),
    ...(given.connectLive ? { connect: given.connectLive } : {}),
  });
  const vendors = createVendorsStore(storage);
  const vendorNotices = showVendorNotices({ i18n: i18n.i18n, notices, location, vendors });
  const tellAllIncluded = allIncludedNotice({ i18n: i18n.i18n, notices, analytics });
  const vendorLoader = createVendorLoader({
    api,
    store: vendors,
    analytics,
    singleVendorId: () => embeddedVendorId(session.getState()),
    ...vendorNotices,
  });
  const navigation = createNavigation({
    composition,
    page,
    router: given.router,
    base: given.base,
    paymentHosts: config.paymentHosts,
    holds,
  });
  const locale = createLocalePort({
    i18n,
    storage,
    isEmbedded: () => modeOf(session.getState()) === 'GODROID',
    fixed: { country, brand: brandConfig(config.brand), mapStyleUrl: config.mapStyleUrl },
  });
  const texts = createRemoteTexts(i18n, composition, given.base, fetcher);
  const partLoad = createPartLoads({
    bucket: rolloutBucket(storage),
    loadPart: createPartLoader({ runtime: given.runtime, onDefinition: texts.ofDefinition }),
    onFailure(entry, failure, part) {
      analytics.trackError(`remote_failed_${entry.name}`, failure.fault);
      if (!('screen' in part)) return;
      notices.show({
        type: 'error',
        key: `load-failed-${entry.name}`,
        durationMs: 0,
        message: i18n.i18n.t('build.load-failed', { ns: 'errors' }),
        action: { label: i18n.i18n.t('remote.reload', { ns: NAMESPACE }), run: () => page.reload() },
      });
    },
    onReady: (entry, part) => 'screen' in part && notices.dismissKey(`load-failed-${entry.name}`),
  });

  const onOutdated = reloadWhenOutdated({
    notices,
    page,
    holds,
    tab,
    message: () => i18n.i18n.t('build.outdated', { ns: 'errors' }),
  });

  const services: ShellServices = {
    config,
    composition,
    partLoad,
    session,
    vendors,
    vendorLoader,
    flags,
    notices,
    page,
    holds,
    tab,
    storage,
    now,
    ui: createWorkspaceUi(),
    base: given.base,
    renew: () => renew(),
    isLeaving: () => isLeaving,
    ports: {
      session: createSessionPort({ session, api, logout }),
      vendors: createVendorsPort({
        store: vendors,
        loader: vendorLoader,
        composition,
        navigation,
        location,
        testVendors: config,
        onAllIncluded: tellAllIncluded,
      }),
      flags,
      navigation,
      notifications: notices,
      analytics,
      liveUpdates,
      api,
      locale,
    },
  };

  return {
    services,
    start() {
      const listen = () => {
        const mode = modeOf(session.getState());
        liveUpdates.setListening(mode === 'CLASSIC' || mode === 'GODROID');
      };
      const showGuest = () => {
        const isGuest = modeOf(session.getState()) === 'GUEST';
        const id = isGuest ? (session.getState().guest?.vendor_id ?? 'guest') : null;
        if ((vendors.getState().guest?.vendor_id ?? null) === id) return;
        vendors.setState({ guest: id === null ? null : guestVendor(id, country.currencyLabel) });
      };
      const follow = () => {
        const { selected, includeAllOutlets } = vendors.state.get();
        if (selected) liveUpdates.follow(selected.vendor_id, includeAllOutlets);
      };
      const stops = [
        flags.start(),
        ...(given.build ? [startBuildCheck({ loaded: given.build, fetcher, now, onOutdated })] : []),
        followOtherTabs(session),
        keepSessionAlive({ session, refresh, onEnd: endSession, now }),
        session.subscribe(listen),
        session.subscribe(showGuest),
        vendors.subscribe(follow),
        ...(config.flagsByVendor ? [vendors.subscribe(followVendor(flags, vendorId))] : []),
        () => liveUpdates.setListening(false),
      ];
      listen();
      showGuest();
      const mode = modeOf(session.getState());
      if (mode === 'CLASSIC' || mode === 'GODROID') void vendorLoader.load();
      return () => stops.forEach((stop) => stop());
    },
  };
}
