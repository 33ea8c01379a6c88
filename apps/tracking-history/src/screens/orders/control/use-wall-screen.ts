import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** How long the wall screen selects one order at risk. */
const TURN_MS = 20_000;
/** How long the controls stay visible after the last pointer move or tap. */
const CONTROLS_MS = 5_000;

function usePointerActive(isWatched: boolean): boolean {
  const [isActive, setActive] = useState(false);
  useEffect(() => {
    if (!isWatched) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onPointer = () => {
      setActive(true);
      clearTimeout(timer);
      timer = setTimeout(() => setActive(false), CONTROLS_MS);
    };
    window.addEventListener('pointermove', onPointer);
    // A tap on a touch screen has no pointer move.
    window.addEventListener('pointerdown', onPointer);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointermove', onPointer);
      window.removeEventListener('pointerdown', onPointer);
      setActive(false);
    };
  }, [isWatched]);
  return isWatched && isActive;
}

/**
 * The selection rotates until a key is pressed, Escape ends the mode, and a pointer move or tap shows the controls.
 * @param onTurn selects the next order at risk
 */
export function useWallScreen(onTurn: () => void) {
  const place = useRef<HTMLDivElement>(null);
  const [isWall, setWall] = useState(false);
  const [isTurning, setTurning] = useState(false);
  const hasControls = usePointerActive(isWall);
  const turn = useEffectEvent(onTurn);

  async function leaveWallScreen() {
    setWall(false);
    if (document.fullscreenElement) await document.exitFullscreen();
  }
  async function toggle() {
    if (isWall) return leaveWallScreen();
    setWall(true);
    setTurning(true);
    // Without the Fullscreen API, only the large layout applies.
    await place.current?.requestFullscreen?.().catch(() => undefined);
  }
  const onEscape = useEffectEvent(() => void leaveWallScreen());

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
