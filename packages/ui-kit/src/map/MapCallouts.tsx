import { useLayoutEffect, useRef, useState } from 'react';
import { calloutBox, calloutSide, type Box, type CalloutScene, type CalloutSide } from './callout-side';
import type { MapEngine } from './map-engine';
import { MapMarker } from './MapMarker';
import type { LatLng, MapCallout, MapViewProps } from './map-props';
import styles from './map.module.css';

type Scene = Pick<MapViewProps, 'pickup' | 'dropoff' | 'rider' | 'route' | 'travelled' | 'approach'>;

interface MapCalloutsProps extends Scene {
  engine: MapEngine;
  callouts: readonly MapCallout[];
}

const RING = { right: 25, left: 25, top: 25, bottom: 25 };
const PIN = { right: 26, left: 26, top: 66, bottom: 12 };
const RIDER = { right: 36, left: 36, top: 38, bottom: 38 };

const same = (a: LatLng | undefined, b: LatLng) =>
  a !== undefined && Math.abs(a.latitude - b.latitude) < 1e-5 && Math.abs(a.longitude - b.longitude) < 1e-5;

function clearanceAt(at: LatLng, { dropoff, rider }: Scene): CalloutScene['clearance'] {
  if (same(rider?.position, at)) return RIDER;
  return same(dropoff, at) ? PIN : RING;
}

/** Labels beside points, each on the side away from the route, chosen anew when the map comes to rest. */
export function MapCallouts({ engine, callouts, ...scene }: MapCalloutsProps) {
  const elements = useRef(new Map<number, HTMLElement>());
  const [sides, setSides] = useState<readonly CalloutSide[]>([]);
  const latest = useRef({ callouts, scene });

  useLayoutEffect(() => {
    latest.current = { callouts, scene };
  });

  useLayoutEffect(() => {
    const place = () => {
      const next = placeAll(engine, elements.current, latest.current.callouts, latest.current.scene);
      setSides((now) => (now.join() === next.join() ? now : next));
    };
    place();
    const stops = [engine.on('settle', place), engine.on('resize', place)];
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
        data-side={sides[index] ?? 'right'}
        data-on={
          same(scene.rider?.position, callout.at) ? 'rider' : same(scene.dropoff, callout.at) ? 'pin' : 'ring'
        }
      >
        <span dir="auto">{callout.label}</span>
        <b dir="auto">{callout.value}</b>
      </div>
    </MapMarker>
  ));
}

/** Buttons and small panels that float over the map. */
function floatingOver(frame: HTMLElement | null | undefined): Box[] {
  if (!frame) return [];
  const origin = frame.getBoundingClientRect();
  return [
    ...(frame.parentElement?.querySelectorAll('[data-map-avoid], [data-map-overlay] > *') ?? []),
  ].flatMap((element) => {
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    if (width * height > (origin.width * origin.height) / 2) return [];
    return [
      {
        left: left - origin.left,
        top: top - origin.top,
        right: right - origin.left,
        bottom: bottom - origin.top,
      },
    ];
  });
}

function placeAll(
  engine: MapEngine,
  elements: ReadonlyMap<number, HTMLElement>,
  callouts: readonly MapCallout[],
  scene: Scene,
): CalloutSide[] {
  const frame = elements.get(0)?.closest<HTMLElement>('[data-map-canvas]');
  const project = (points: readonly LatLng[] | undefined) =>
    (points ?? []).map((point) => engine.project(point));
  const boxes: Box[] = [];
  const mark = (at: LatLng | undefined, half: number, up: number, down: number) => {
    if (!at) return;
    const { x, y } = engine.project(at);
    boxes.push({ left: x - half, top: y - up, right: x + half, bottom: y + down });
  };
  mark(scene.pickup, 17, 17, 17);
  mark(scene.dropoff, 22, 60, 6);
  mark(scene.rider?.position, 30, 30, 30);
  boxes.push(...floatingOver(frame));
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
    const side = calloutSide(calloutScene);
    boxes.push(calloutBox(calloutScene, side));
    return side;
  });
}
