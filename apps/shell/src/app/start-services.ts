import { refreshOnVendor } from '../flags/refresh-on-vendor';
import type { ShellServices } from '../shell-context/shell-context';
import { connectLive } from '../live-updates/connect-live';
import type { LiveUpdates } from '../live-updates/create-live-updates';
import { sessionMode } from '../session/access';
import { listenForUncaught } from '../fault-isolation/fault-reports';
import type { ReleaseOutcomes } from '../fault-isolation/release-outcomes';
import { watchPlaces } from '../fault-isolation/watch-places';
import { renewWhileActive } from '../session/keep-alive';
import type { SessionLife } from '../session/session-life';
import { afterStart } from '../platform/after-start';
import { watchOtherTabs } from '../session/session.store';
import type { BrowserReleases } from '../registry/release-assignment';
import { changeWithNavigation, type WatchedRouter } from '../updates/change-releases';
import type { ReleaseWatch } from '../updates/release-watch';
import { startBuildCheck, type BuildCheckServices } from '../updates/build-check';
import { parseVendorAddress } from '../vendors/address-vendor';
import { watchGuest } from '../vendors/vendor-services';

export interface Started {
  services: ShellServices;
  life: SessionLife;
  liveUpdates: LiveUpdates;
  /** Null if builds cannot be distinguished. */
  buildCheck: BuildCheckServices | null;
  watch: ReleaseWatch;
  taker: BrowserReleases;
  releaseOutcomes: ReleaseOutcomes;
  router: WatchedRouter;
  /** Loads code that the start does not need, but the first interaction may. */
  fetchAhead: () => Promise<void>;
}

/** Returns the function that stops all of it. */
export function startServices(started: Started): () => void {
  const { services, life, liveUpdates, buildCheck, watch, taker, releaseOutcomes, router } = started;
  const { composition, config, flags, now, ports, session, vendorLoader, vendors } = services;
  const vendorId = () => vendors.state.get().selected?.vendor_id ?? null;
  const stops = [
    flags.start(),
    afterStart(() => void started.fetchAhead()),
    ...(buildCheck ? [startBuildCheck(buildCheck)] : []),
    watchPlaces(),
    listenForUncaught(services.faultReports),
    watch.start(),
    releaseOutcomes.start(),
    changeWithNavigation(router, services.changeReleases),
    vendors.subscribe((after, before) => {
      if (after.vendors !== before.vendors) taker.addVendors(after.vendors.map(({ vendor_id: id }) => id));
    }),
    watchOtherTabs(session),
    renewWhileActive({ session, refresh: life.refresh, onEnd: life.end, now }),
    connectLive(liveUpdates, session, vendors),
    watchGuest(vendors, session, ports.locale.get().country.currencyLabel),
    ...(config.flagsByVendor ? [vendors.subscribe(refreshOnVendor(flags, vendorId))] : []),
  ];
  vendors.arriveAt(parseVendorAddress(composition, router.state.location.pathname));
  const mode = sessionMode(session.getState());
  if (mode === 'CLASSIC' || mode === 'GODROID') void vendorLoader.load();
  return () => stops.forEach((stop) => stop());
}
