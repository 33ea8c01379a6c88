import { useEffect } from 'react';
import type { MapEngine } from '../map-engine';
import type { LatLng, MapViewProps } from '../map-props';
import { ringAround } from '../first-picture/street-cover';

const NONE: readonly never[] = [];
const NOWHERE: LatLng = { latitude: 0, longitude: 0 };

interface DrawnGround {
  around: LatLng | undefined;
  rings: readonly number[];
  /** True for an unknown route, drawn as a straight line. */
  wayless: boolean;
}

export function useMapContent(
  engine: MapEngine | null,
  props: MapViewProps,
  { around, rings, wayless }: DrawnGround,
): void {
  const { areas = NONE, holedAreas = NONE, route = NONE, travelled = NONE, approach = NONE } = props;
  const isBare = around !== undefined;
  const { latitude, longitude } = around ?? NOWHERE;
  useEffect(() => {
    const [from, to] = [route[0], route.at(-1)];
    const ways = wayless
      ? { route: NONE, straight: from && to ? [from, to] : NONE }
      : { route, straight: NONE };
    const drawn = isBare ? rings.map((far) => ringAround({ latitude, longitude }, far)) : NONE;
    engine?.setContent({ areas: [...areas, ...holedAreas], travelled, approach, ...ways, rings: drawn });
  }, [engine, areas, holedAreas, route, travelled, approach, isBare, wayless, latitude, longitude, rings]);
}
