import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** How long the wall screen selects one order at risk. */
const TURN_MS = 20_000;
/** How long the controls stay visible after the pointer last moved. */
const CONTROLS_MS = 5_000;

function usePointerMoved(isWatched: boolean): boolean {
  const [hasMoved, setMoved] = useState(false);
  useEffect(() => {
    if (!isWatched) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onMove = () => {
      setMoved(true);
      clearTimeout(timer);
      timer = setTimeout(() => setMoved(false), CONTROLS_MS);
    };
    window.addEventListener('pointermove', onMove);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointermove', onMove);
      setMoved(false);
    };
  }, [isWatched]);
  return isWatched && hasMoved;
}

/**
 * The selection rotates until a key is pressed, Escape ends the mode, and a pointer move shows the controls.
 * @param onTurn selects the next order at risk
 */
export function useWallScreen(onTurn: () => void) {
  const place = useRef<HTMLDivElement>(null);
  const [isWall, setWall] = useState(false);
  const [isTurning, setTurning] = useState(false);
  const hasControls = usePointerMoved(isWall);
  const turn = useEffectEvent(onTurn);

  async function leave() {
    setWall(false);
    if (document.fullscreenElement) await document.exitFullscreen();
  }
  async function toggle() {
    if (isWall) return leave();
    setWall(true);
    setTurning(true);
    // Without the Fullscreen API, only the large layout applies.
    await place.current?.requestFullscreen?.().catch(() => undefined);
  }
  const onEscape = useEffectEvent(() => void leave());

  useEffect(() => {
    const onChange = () => {
      if (!document.fullscreenElement) setWall(false);
    };
    document.addEventListener('fullscreenchange', onChange);
    return () => document.removeEventListener('fullscreenchange', onChange);
  }, []);
  useEffect(() => {
    if (!isWall) return;
    // Browsers handle Escape only in their own full screen mode.
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onEscape();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isWall]);
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
  return { place, isWall, hasControls, toggle };
}
