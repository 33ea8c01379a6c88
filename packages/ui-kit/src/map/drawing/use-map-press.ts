import { useEffect, useEffectEvent, type RefObject } from 'react';
import { rounded } from '@courier/config/geometry';
import type { MapEngine } from '../map-engine';
import type { LatLng } from '../map-props';

/** Pixels: a longer movement is a drag. */
const STILL_PX = 6;

/** Reports a press on the map itself, not on a marker or after a drag. */
export function useMapPress(
  engine: MapEngine | null,
  holder: RefObject<HTMLElement | null>,
  onPress: ((position: LatLng) => void) | undefined,
): void {
  const press = useEffectEvent((position: LatLng) => onPress?.(rounded(position)));
  const isWanted = onPress !== undefined;
  useEffect(() => {
    const element = holder.current;
    if (!engine || !element || !isWanted) return undefined;
    let down = { x: Infinity, y: Infinity };
    const onDown = ({ clientX, clientY }: PointerEvent) => {
      down = { x: clientX, y: clientY };
    };
    const onClick = ({ clientX, clientY, target }: MouseEvent) => {
      const isControl = target instanceof Element && target.closest('button, a') !== null;
      if (isControl || Math.hypot(clientX - down.x, clientY - down.y) > STILL_PX) return;
      const { left, top } = element.getBoundingClientRect();
      press(engine.unproject({ x: clientX - left, y: clientY - top }));
    };
    element.addEventListener('pointerdown', onDown, true);
    element.addEventListener('click', onClick, true);
    return () => {
      element.removeEventListener('pointerdown', onDown, true);
      element.removeEventListener('click', onClick, true);
    };
  }, [engine, holder, isWanted]);
}
