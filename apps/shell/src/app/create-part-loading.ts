import type { SafeStorage } from '@courier/config/document';
import type { CourierI18n } from '@courier/i18n';
import type { AnalyticsPort } from '@courier/shell-api';
import type { Notices } from '@courier/shell-api/host';
import { NAMESPACE } from '../copy';
import type { RemoteRuntime } from '../loading/federation-runtime';
import { createPartLoader } from '../loading/part-loader';
import { createPartLoads } from '../loading/part-loads';
import { reportTampering } from '../loading/report-tampering';
import { createRemoteTexts } from '../loading/remote-texts';
import type { PageNavigation } from '../platform/page-navigation';
import type { Composition } from '../registry/composition';
import { rolloutBucket } from '../registry/rollout-bucket';

interface PartLoadingOptions {
  runtime: RemoteRuntime;
  composition: Composition;
  i18n: CourierI18n;
  base: string;
  fetcher: typeof fetch;
  storage: SafeStorage;
  page: PageNavigation;
  notices: Notices;
  analytics: AnalyticsPort;
}

/** Loads parts of remotes with their texts. A screen that cannot be loaded is said until it can. */
export function createPartLoading(options: PartLoadingOptions): ReturnType<typeof createPartLoads> {
  const { runtime, composition, i18n, base, fetcher, storage, page, notices, analytics } = options;
  const texts = createRemoteTexts(i18n, composition, base, fetcher);
  return createPartLoads({
    bucket: rolloutBucket(storage),
    loadPart: createPartLoader({
      runtime,
      onDefinition: texts.ofDefinition,
      onTampering: (remote) => reportTampering(remote, fetcher),
    }),
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
}
