import { useCopy } from './use-copy';

const MINUTE = 60;

/** Words for a wait of so many seconds: seconds up to a minute and a half, minutes beyond, that it is over at 0. */
export function useWaitCopy(): (seconds: number) => string {
  const errors = useCopy('errors');
  return (seconds) => {
    if (seconds <= 0) return errors('wait.over');
    return seconds > MINUTE * 1.5
      ? errors('wait.minutes', { wait: Math.ceil(seconds / MINUTE) })
      : errors('wait.seconds', { wait: seconds });
  };
}
