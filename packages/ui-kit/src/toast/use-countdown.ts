import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `onEnd` after `durationMs` without pauses; 0 never ends. */
export function useCountdown(durationMs: number, paused: boolean, onEnd: () => void): void {
  const left = useRef(durationMs);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    left.current = durationMs;
  }, [durationMs]);

  useEffect(() => {
    if (paused || durationMs <= 0) return;
    const since = Date.now();
    const timer = setTimeout(() => end(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (Date.now() - since));
    };
  }, [durationMs, paused]);
}
