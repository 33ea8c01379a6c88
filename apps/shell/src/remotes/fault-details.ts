import type { RegistryEntry } from '@courier/config/registry';
import type { Copy } from '@courier/i18n';
import type { LoadFailure } from '../loading/part-load';

/**
 * What support needs, line by line in the user's language: what failed, in which version; why, when, under which
 * reference; and what the code itself said.
 */
export function faultDetails(
  entry: RegistryEntry,
  failure: LoadFailure,
  t: Copy<'shell'>,
  locale: string,
): string[] {
  const { fault, reference, at, release = entry.active } = failure;
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'medium', hourCycle: 'h23' }).format(at);
  const versions = [
    t('remote.detail-panel', { name: entry.name, version: release.version }),
    ...(entry.lastGood && entry.lastGood.version !== release.version
      ? [t('remote.detail-last-good', { version: entry.lastGood.version })]
      : []),
  ];
  const reason = t(`remote.fault.${fault.kind}`, {
    status: fault.status ?? '',
    need: fault.need ?? '',
  });
  const facts = [reason, time, t('remote.reference', { reference })];
  return [versions.join(' · '), facts.join(' · '), fault.message].filter(Boolean);
}
