import { useWaitCopy } from '@courier/i18n';

/** How long a call that was made too often has to wait; counted down without being read out each second. */
export function WaitWords({ seconds }: { seconds: number }) {
  const words = useWaitCopy();
  return <span role="timer">{words(seconds)}</span>;
}
