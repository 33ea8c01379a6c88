import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** How long the wall screen stays with one order at risk. */
const TURN_MS = 20_000;

/**
 * The whole screen for the board: nothing else is shown, and the selection goes on by itself until a key is pressed.
 * @param onTurn selects the next order at risk
 */
export function useWallScreen(onTurn: () => void) {
  const place = useRef<HTMLDivElement>(null);
  const [isWall, setWall] = useState(false);
  const [isTurning, setTurning] = useState(false);
  const turn = useEffectEvent(onTurn);

  async function toggle() {
    if (isWall) {
      setWall(false);
      if (document.fullscreenElement) await document.exitFullscreen();
      return;
    }
    setWall(true);
    setTurning(true);
    // A browser that does not give its whole screen still gets the large figures.
    await place.current?.requestFullscreen?.().catch(() => undefined);
  }

  useEffect(() => {
    const onChange = () => {
      if (!document.fullscreenElement) setWall(false);
    };
    document.addEventListener('fullscreenchange', onChange);
    return () => document.removeEventListener('fullscreenchange', onChange);
  }, []);
  useEffect(() => {
    if (!isWall || !isTurning) return;
    const timer = setInterval(() => turn(), TURN_MS);
    const stop = () => setTurning(false);
    window.addEventListener('keydown', stop, { once: true });
    return () => {
      clearInterval(timer);
      window.removeEventListener('keydown', stop);
    };
  }, [isWall, isTurning]);
  return { place, isWall, toggle };
}
