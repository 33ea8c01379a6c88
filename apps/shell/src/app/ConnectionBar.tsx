import { OfflineBar } from '@courier/ui-kit/core';
import { formatTime } from '@courier/i18n/format';
import { useLocaleState } from '@courier/shell-api';
import { useShell } from '../shell-context/shell-context';
import { useOfflineSince } from '../shell-context/use-offline-since';

export function ConnectionBar() {
  const { now } = useShell();
  const { locale, country } = useLocaleState();
  const since = useOfflineSince(now);
  return since === null ? null : <OfflineBar since={formatTime(since, locale, country.timezone)} />;
}
