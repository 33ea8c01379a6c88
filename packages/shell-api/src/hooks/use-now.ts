import { useEffect, useState } from 'react';
import { nowInSeconds, onTimeCorrected } from '@courier/config';

/** Unix seconds by the server's clock, updated every `everySeconds` seconds. */
export function useNow(everySeconds: number): number {
  const [now, setNow] = useState(nowInSeconds);
  useEffect(() => {
    const renew = () => setNow(nowInSeconds());
    const timer = setInterval(renew, everySeconds * 1000);
    const endListening = onTimeCorrected(renew);
    return () => {
      clearInterval(timer);
      endListening();
    };
  }, [everySeconds]);
  return now;
}
