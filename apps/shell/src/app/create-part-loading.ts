import type { CourierI18n } from '@courier/i18n';
import type { AnalyticsPort } from '@courier/shell-api';
import type { Notices } from '@courier/shell-api/host';
import { NAMESPACE } from '../copy';
import type { RemoteRuntime } from '../loading/federation-runtime';
import type { IntegrityTable } from '../loading/integrity-table';
import { createPartLoader } from '../loading/part-loader';
import { createPartLoads } from '../loading/part-loads';
import { createRemoteTexts } from '../loading/remote-texts';
import type { FaultReports } from '../fault-isolation/fault-reports';
import type { ReleaseOutcomes } from '../fault-isolation/release-outcomes';
import type { PageNavigation } from '../platform/page-navigation';
import { sendReport } from '../platform/send-report';
import type { Composition } from '../registry/composition';
import type { BrowserReleases } from '../registry/release-assignment';

interface PartLoadingOptions {
  runtime: RemoteRuntime;
  /** Expected hashes of the text files of remotes. */
  integrity: IntegrityTable;
  composition: Composition;
  i18n: CourierI18n;
  base: string;
  fetcher: typeof fetch;
  taker: BrowserReleases;
  page: PageNavigation;
  notices: Notices;
  analytics: AnalyticsPort;
  faultReports: FaultReports;
  releaseOutcomes: ReleaseOutcomes;
}

export function createPartLoading(options: PartLoadingOptions): ReturnType<typeof createPartLoads> {
  const { runtime, integrity, composition, i18n, base, fetcher, taker, page, notices, analytics } = options;
  const { faultReports, releaseOutcomes } = options;
  const texts = createRemoteTexts(i18n, composition, base, fetcher, integrity);
  return createPartLoads({
    loadPart: createPartLoader({
      runtime,
      offer: taker.offer,
      onDefinition: texts.ofDefinition,
      onTampering: (remote) => sendReport({ type: 'integrity', body: { remote } }, fetcher),
      onStandIn(remote, { version }, fault) {
        taker.avoid(remote, version);
        releaseOutcomes.failed(remote, version, fault.kind);
      },
    }),
    onFailure(entry, failure, part) {
      analytics.trackError(`remote_failed_${entry.name}`, failure.fault);
      const { version } = failure.release ?? entry.active;
      faultReports.report({ remote: entry.name, release: version, what: 'load', error: failure.fault });
      releaseOutcomes.failed(entry.name, version, failure.fault.kind);
      // A reload does not help an incompatible release; its error page explains the problem.
      if (!('screen' in part) || failure.fault.kind === 'needs') return;
      notices.show({
        type: 'error',
        key: `load-failed-${entry.name}`,
        durationMs: 0,
        message: i18n.i18n.t('build.load-failed', { ns: 'errors' }),
        action: { label: i18n.i18n.t('remote.reload', { ns: NAMESPACE }), run: () => page.reload() },
      });
    },
    onReady(entry, part, release) {
      releaseOutcomes.loaded(entry.name, release);
      if ('screen' in part) notices.dismissKey(`load-failed-${entry.name}`);
    },
  });
}
