import { useEffect, useState } from 'react';

const unixSeconds = () => Math.floor(Date.now() / 1000);

/** The current time in Unix seconds, as the api counts, renewed every `everySeconds` seconds. */
export function useNow(everySeconds: number): number {
  const [now, setNow] = useState(unixSeconds);
  useEffect(() => {
    const timer = setInterval(() => setNow(unixSeconds()), everySeconds * 1000);
    return () => clearInterval(timer);
  }, [everySeconds]);
  return now;
}
