import { useEffect, useState } from 'react';
import type { Evidence } from '@courier/api-client';
import { TRACK_SECONDS } from '@courier/api-client/order-rules';
import { buildReplay } from '../../model/order/replay';

/** Multiples of real time. */
const SPEEDS = [8, 32] as const;

export function useReplay(evidence: Evidence) {
  const replay = buildReplay(evidence);
  const last = replay.points.length - 1;
  const [index, setIndex] = useState(last);
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<number>(SPEEDS[0]);
  const isRunning = isPlaying && index < last;

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(
      () => setIndex((now) => Math.min(last, now + 1)),
      (TRACK_SECONDS * 1000) / speed,
    );
    return () => clearInterval(timer);
  }, [isRunning, last, speed]);

  return {
    replay,
    index: Math.min(index, last),
    isPlaying: isRunning,
    speed,
    show: setIndex,
    toggle: () => {
      if (!isRunning && index >= last) setIndex(0);
      setPlaying(!isRunning);
    },
    faster: () =>
      setSpeed((now) => SPEEDS[(SPEEDS.findIndex((one) => one === now) + 1) % SPEEDS.length] ?? 8),
  };
}
