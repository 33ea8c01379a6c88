import type { RemoteRelease } from '@courier/config/registry';
import type { ShellServices } from '../shell-context/shell-context';
import { obeySwitches } from '../registry/switched-off';
import { showDamageNotice } from './damage-notice';
import type { Leftovers } from './leftovers';
import { LimitError } from './limit-error';
import { watchPage } from './page-watch';
import { showPage } from './show-page';

interface DamageServices {
  services: Pick<ShellServices, 'composition' | 'faultReports' | 'onBroken' | 'page' | 'ports' | 'tab'>;
  leftovers: Pick<Leftovers, 'lastRemote' | 'onGone'>;
  translate: (key: string, values?: Record<string, string>) => string;
  pathname: () => string;
  show?: typeof showDamageNotice;
  repeat?: (check: () => void) => () => void;
}

/**
 * Repairs the page when a remote's screen has gone, and watches the frame: reports the last remote when it is damaged,
 * and offers a reload without it.
 */
export function watchDamage({
  services: { composition, faultReports, onBroken, page, ports, tab },
  leftovers,
  translate,
  pathname,
  show = showDamageNotice,
  repeat,
}: DamageServices): () => void {
  const findEntry = (remote: string | null) => composition.entries.find(({ name }) => name === remote);
  leftovers.onGone((remote, replaced) => {
    showPage(document);
    const entry = findEntry(remote);
    if (replaced.length === 0 || !entry) return;
    const error = new LimitError(`It replaced ${replaced.join(', ')}`);
    faultReports.report({ remote, release: entry.active.version, what: 'frame', error });
  });
  return watchPage({
    hasHeader: () => composition.findRoute(pathname())?.route.access !== 'public',
    ...(repeat ? { repeat } : {}),
    onDamage(error) {
      const entry = findEntry(leftovers.lastRemote());
      if (!entry) return;
      const { name, manifest } = entry;
      const release: RemoteRelease = entry.active;
      onBroken({ remote: name, release: release.version, what: 'frame', error });
      const title = translate(`${manifest.i18nNamespace}:${manifest.titleKey}`);
      show({
        texts: {
          title: translate('shell:error.frame-title'),
          text: translate('shell:error.frame-text'),
          reload: translate('shell:remote.reload'),
          reloadWithout: translate('shell:remote.reload-without', { title }),
        },
        direction: ports.locale.get().direction,
        onReload: page.reload,
        onReloadWithout() {
          obeySwitches(`?remote=off:${name}`, tab);
          page.assign('/');
        },
      });
    },
  });
}
