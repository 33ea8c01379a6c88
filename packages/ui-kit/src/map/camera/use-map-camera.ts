import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { chooseCamera, coveredSides, type CameraProps } from './camera';
import { aloneView, fitView } from './fit-view';
import { floatingOver } from '../floating/floating-over';
import type { MapCamera, MapEngine, SidePadding } from '../map-engine';
import type { LatLng, MapCallout, MapPadding } from '../map-props';
import { calloutSize, clearanceAt, listMarks, samePlace } from '../marks/mark-space';
import { isLow } from './use-low-frame';

export interface MapCameraControl {
  locate(): void;
  /** Called if a user placed the pin, so that the camera stays. */
  pinMoved(to: LatLng): void;
}

/** The caller may round the position, so a metre is ignored. */
const near = (a: LatLng, b: LatLng) =>
  Math.abs(a.latitude - b.latitude) < 1e-5 && Math.abs(a.longitude - b.longitude) < 1e-5;

const isUnderHand = (pin: LatLng | null, dropoff: LatLng | undefined) =>
  pin !== null && dropoff !== undefined && near(dropoff, pin);

type FramedProps = CameraProps & {
  fitPadding?: MapPadding | undefined;
  callouts?: readonly MapCallout[] | undefined;
};

function paddingFor(camera: MapCamera, element: HTMLElement, props: FramedProps): SidePadding {
  const frame = { width: element.clientWidth, height: element.clientHeight };
  const rightToLeft = getComputedStyle(element).direction === 'rtl';
  const covered = coveredSides(props.fitPadding, { ...frame, rightToLeft });
  const floating = floatingOver(element.querySelector<HTMLElement>('[data-map-canvas]'));
  if (camera.kind === 'point') {
    const mark = listMarks(props).find(({ at }) => samePlace(at, camera.at));
    return mark ? aloneView({ frame, covered, floating }, mark) : covered;
  }
  const callouts = isLow(element) ? [] : (props.callouts ?? []);
  return fitView({
    frame,
    covered,
    points: camera.points,
    marks: listMarks(props),
    callouts: callouts.map((callout) => ({
      at: callout.at,
      size: calloutSize(callout),
      clearance: clearanceAt(callout.at, props),
    })),
    floating,
  });
}

/** Pixels at the edge without room for a pin and its label. */
const EDGE_PX = 64;
const EDGE_SHARE = 0.12;

/** Whether the route leaves the picture or touches its edge. */
function leavesPicture(
  engine: MapEngine,
  { clientWidth, clientHeight }: HTMLElement,
  points: readonly LatLng[],
) {
  const edge = Math.min(EDGE_PX, Math.min(clientWidth, clientHeight) * EDGE_SHARE);
  return points.some((point) => {
    const { x, y } = engine.project(point);
    return x < edge || y < edge || x > clientWidth - edge || y > clientHeight - edge;
  });
}

/** Moves the camera when its target changes, unless a user moved it. */
export function useMapCamera(
  engine: MapEngine | null,
  frame: RefObject<HTMLElement | null>,
  props: FramedProps,
): MapCameraControl {
  const choice = chooseCamera(props);
  const latest = useRef({ choice, props });
  const byHand = useRef(false);
  const shown = useRef<string | null>(null);
  const pin = useRef<LatLng | null>(null);
  useEffect(() => {
    latest.current = { choice, props };
  });

  const show = useCallback(
    (animate: boolean) => {
      const element = frame.current;
      if (!engine || !element) return;
      const { choice: chosen, props: framed } = latest.current;
      byHand.current = false;
      engine.show(chosen.camera, paddingFor(chosen.camera, element, framed), animate);
    },
    [engine, frame],
  );

  useEffect(() => {
    if (!engine) return undefined;
    shown.current = null;
    const stops = [
      engine.on('gesture', () => (byHand.current = true)),
      engine.on('resize', () => byHand.current || show(false)),
    ];
    return () => stops.forEach((stop) => stop());
  }, [engine, show]);

  useEffect(() => {
    const element = frame.current;
    if (!engine || !element) return undefined;
    // A style property of the frame has its footer's height, which moves the floating elements.
    const observer = new MutationObserver(() => {
      const { dropoff: now } = latest.current.props;
      if (!byHand.current && !isUnderHand(pin.current, now)) show(false);
    });
    observer.observe(element, { attributeFilter: ['style'] });
    return () => observer.disconnect();
  }, [engine, frame, show]);

  const padding = JSON.stringify(props.fitPadding ?? null);
  const key = `${choice.key} ${padding}`;
  const { dropoff, rider } = props;
  useEffect(() => {
    if (!engine || shown.current === key) return;
    const animate = shown.current !== null;
    shown.current = key;
    if (!isUnderHand(pin.current, dropoff)) return show(animate);
    // A pin that a user moves stays, unless the route from the shop is out of view.
    const { camera } = latest.current.choice;
    const element = frame.current;
    if (camera.kind === 'fit' && element && leavesPicture(engine, element, camera.points)) show(animate);
  }, [engine, frame, key, dropoff, show]);

  useEffect(() => {
    const element = frame.current;
    if (!engine || !element || !rider || byHand.current) return;
    const { x, y } = engine.project(rider.position);
    if (x < 0 || y < 0 || x > element.clientWidth || y > element.clientHeight) show(true);
  }, [engine, frame, rider, show]);

  return {
    locate: () => show(true),
    pinMoved(to) {
      pin.current = to;
    },
  };
}
