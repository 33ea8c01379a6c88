import type { RegistryEntry } from '@courier/config/registry';
import type { Copy } from '@courier/i18n';
import { isUnhashedDevelopment } from '../loading/integrity-table';
import type { LoadFailure } from '../loading/part-load';
import type { RemoteFault } from '../loading/remote-fault';

/**
 * Details for support in the user's language: remote and versions; reason, time and reference; the error
 * message, and its stack for a development server.
 */
export function faultDetails(
  entry: RegistryEntry,
  failure: LoadFailure,
  t: Copy<'shell'>,
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
  const said = isUnhashedDevelopment(release, location.href) ? summarizeStack(fault) : [fault.message];
  return [versions.join(' · '), facts.join(' · '), ...said].filter(Boolean);
}

function summarizeStack({ message, cause }: RemoteFault): string[] {
  const stack = (cause instanceof Error && cause.stack) || '';
  const lines = stack.split('\n').map((line) => line.trim());
  // Some browsers omit the message from the stack; recursive calls are listed once.
  return [...new Set(stack.includes(message) ? lines : [message, ...lines])];
}
