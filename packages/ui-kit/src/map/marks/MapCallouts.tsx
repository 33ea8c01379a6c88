import { useLayoutEffect, useRef, useState, type CSSProperties } from 'react';
import {
  calloutBox,
  calloutSpot,
  type Box,
  type CalloutScene,
  type CalloutSpot,
} from '../floating/callout-spot';
import type { MapEngine } from '../map-engine';
import { floatingOver } from '../floating/floating-over';
import { MapMarker } from './MapMarker';
import type { LatLng, MapCallout, MapViewProps } from '../map-props';
import { boxAround, clearanceAt, listCrowdMarks, listMarks, samePlace } from './mark-space';
import styles from '../map.module.css';

type Scene = Pick<
  MapViewProps,
  'pickup' | 'dropoff' | 'rider' | 'route' | 'travelled' | 'approach' | 'shops' | 'dots'
>;

interface MapCalloutsProps extends Scene {
  engine: MapEngine;
  callouts: readonly MapCallout[];
}

/** Labels beside points, away from the route; positions are recomputed when the map stops moving. */
export function MapCallouts({ engine, callouts, ...scene }: MapCalloutsProps) {
  const elements = useRef(new Map<number, HTMLElement>());
  const [spots, setSpots] = useState<readonly CalloutSpot[]>([]);
  const latest = useRef({ callouts, scene });

  useLayoutEffect(() => {
    latest.current = { callouts, scene };
  });

  useLayoutEffect(() => {
    const placeCallouts = () => {
      const next = placeAll(engine, elements.current, latest.current.callouts, latest.current.scene);
      setSpots((now) => (areSpotsEqual(now, next) ? now : next));
    };
    placeCallouts();
    const stops = [engine.on('settle', placeCallouts), engine.on('resize', placeCallouts)];
    return () => stops.forEach((stop) => stop());
  }, [engine, callouts, scene.route, scene.dropoff, scene.pickup]);

  return callouts.map((callout, index) => (
    <MapMarker
      key={`${index} ${callout.label}`}
      engine={engine}
      at={callout.at}
      className={styles.calloutMark}
      glide
    >
      <div
        ref={(element) => {
          if (element) elements.current.set(index, element);
          else elements.current.delete(index);
        }}
        className={styles.callout}
        data-side={spots[index]?.side ?? 'right'}
        style={{ '--shift': `${spots[index]?.shift ?? 0}px` } as CSSProperties}
        data-on={
          samePlace(scene.rider?.position, callout.at)
            ? 'rider'
            : samePlace(scene.dropoff, callout.at)
              ? 'pin'
              : 'ring'
        }
      >
        <span dir="auto">{callout.label}</span>
        <b dir="auto">{callout.value}</b>
      </div>
    </MapMarker>
  ));
}

const areSpotsEqual = (some: readonly CalloutSpot[], others: readonly CalloutSpot[]) =>
  some.length === others.length &&
  some.every(({ side, shift }, index) => side === others[index]?.side && shift === others[index]?.shift);

function placeAll(
  engine: MapEngine,
  elements: ReadonlyMap<number, HTMLElement>,
  callouts: readonly MapCallout[],
  scene: Scene,
): CalloutSpot[] {
  const frame = elements.get(0)?.closest<HTMLElement>('[data-map-canvas]');
  const project = (points: readonly LatLng[] | undefined) =>
    (points ?? []).map((point) => engine.project(point));
  const boxes: Box[] = [
    ...[...listMarks(scene), ...listCrowdMarks(scene)].map(({ at, reach }) =>
      boxAround(engine.project(at), reach),
    ),
    ...floatingOver(frame),
  ];
  return callouts.map((callout, index) => {
    const element = elements.get(index);
    const calloutScene: CalloutScene = {
      at: engine.project(callout.at),
      size: { width: element?.offsetWidth ?? 120, height: element?.offsetHeight ?? 50 },
      clearance: clearanceAt(callout.at, scene),
      frame: { width: frame?.clientWidth ?? 600, height: frame?.clientHeight ?? 600 },
      lines: [project(scene.route), project(scene.travelled), project(scene.approach)],
      boxes,
    };
    const spot = calloutSpot(calloutScene);
    boxes.push(calloutBox(calloutScene, spot));
    return spot;
  });
}
