import { useWaitCopy } from '@courier/i18n';

/** The remaining wait of a rate-limited call; screen readers do not announce each second. */
export function WaitWords({ seconds }: { seconds: number }) {
  const words = useWaitCopy();
  return <span role="timer">{words(seconds)}</span>;
}
