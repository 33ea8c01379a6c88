import { useLayoutEffect, useState } from 'react';
import type { MapEngine } from '../map-engine';
import type { LatLng } from '../map-props';
import { RING_METRES, ringAround } from '../first-picture/street-cover';

/** Minimum radius in pixels: markers would hide smaller rings. */
const LEAST_PX = 56;

/** Radii in metres of the readable rings, recomputed when the map stops moving. */
export function useRings(engine: MapEngine | null, around: LatLng | undefined): readonly number[] {
  const [shown, setShown] = useState<readonly number[]>([]);
  const { latitude, longitude } = around ?? {};
  useLayoutEffect(() => {
    if (!engine || latitude === undefined || longitude === undefined) {
      setShown((now) => (now.length === 0 ? now : []));
      return undefined;
    }
    const centre = { latitude, longitude };
    const choose = () => {
      const middle = engine.project(centre);
      const next = RING_METRES.filter((metres) => {
        const { x, y } = engine.project(ringAround(centre, metres)[0] ?? centre);
        return Math.hypot(x - middle.x, y - middle.y) >= LEAST_PX;
      });
      setShown((now) => (now.join() === next.join() ? now : next));
    };
    choose();
    const stops = [engine.on('settle', choose), engine.on('resize', choose)];
    return () => stops.forEach((stop) => stop());
  }, [engine, latitude, longitude]);
  return shown;
}
