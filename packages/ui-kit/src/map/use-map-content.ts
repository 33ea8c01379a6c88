import { useEffect } from 'react';
import type { MapEngine } from './map-engine';
import type { LatLng, MapViewProps } from './map-props';
import { ringAround } from './street-cover';

const NONE: readonly never[] = [];
const NOWHERE: LatLng = { latitude: 0, longitude: 0 };

/**
 * Draws areas and ways.
 * @param around where no street is known: a straight line is drawn for the way, and rings of distance there
 * @param metres of the rings
 */
export function useMapContent(
  engine: MapEngine | null,
  props: MapViewProps,
  around: LatLng | undefined,
  metres: readonly number[],
): void {
  const { areas = NONE, route = NONE, travelled = NONE, approach = NONE } = props;
  const isBare = around !== undefined;
  const { latitude, longitude } = around ?? NOWHERE;
  useEffect(() => {
    const [from, to] = [route[0], route.at(-1)];
    const ways = isBare
      ? {
          route: NONE,
          straight: from && to ? [from, to] : NONE,
          rings: metres.map((far) => ringAround({ latitude, longitude }, far)),
        }
      : { route, straight: NONE, rings: NONE };
    engine?.setContent({ areas, travelled, approach, ...ways });
  }, [engine, areas, route, travelled, approach, isBare, latitude, longitude, metres]);
}
