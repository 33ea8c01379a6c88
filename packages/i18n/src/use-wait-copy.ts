import { useCopy } from './use-copy';

const MINUTE = 60;

/** Text for a wait: in seconds up to 90 s, in minutes beyond, and that it is over at 0. */
export function useWaitCopy(): (seconds: number) => string {
  const errors = useCopy('errors');
  return (seconds) => {
    if (seconds <= 0) return errors('wait.over');
    return seconds > MINUTE * 1.5
      ? errors('wait.minutes', { wait: Math.ceil(seconds / MINUTE) })
      : errors('wait.seconds', { wait: seconds });
  };
}
