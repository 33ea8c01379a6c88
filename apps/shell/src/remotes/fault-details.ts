import type { RegistryEntry } from '@courier/config/registry';
import type { Copy } from '@courier/i18n';
import { isUnhashedDevelopment } from '../loading/integrity-table';
import type { LoadFailure } from '../loading/part-load';
import type { RemoteFault } from '../loading/remote-fault';

/**
 * What support needs, line by line in the user's language: what failed, in which version; why, when, under which
 * reference; and what the code itself said, with its stack where a development server serves it.
 */
export function faultDetails(
  entry: RegistryEntry,
  failure: LoadFailure,
  t: Copy<'shell'>,
  /** The time of day, in the user's language. */
  time: string,
): string[] {
  const { fault, reference, release = entry.active } = failure;
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
  const said = isUnhashedDevelopment(release, location.href) ? stackOf(fault) : [fault.message];
  return [versions.join(' · '), facts.join(' · '), ...said].filter(Boolean);
}

/** What was thrown, as a developer reads it. */
function stackOf({ message, cause }: RemoteFault): string[] {
  const stack = (cause instanceof Error && cause.stack) || '';
  const lines = stack.split('\n').map((line) => line.trim());
  // Some browsers leave the message out of it; calls that call themselves stand in it once.
  return [...new Set(stack.includes(message) ? lines : [message, ...lines])];
}
