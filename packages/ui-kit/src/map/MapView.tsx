import { useId, useRef, type CSSProperties, type RefObject } from 'react';
import type { MapTiles } from '@courier/config';
import { useCopy } from '@courier/i18n';
import { bareZoom, hasPlace } from './camera/camera';
import { FirstPicture } from './first-picture/FirstPicture';
import { MAP_AVOIDS } from './floating/floating-over';
import { MapCallouts } from './marks/MapCallouts';
import { MapControls } from './MapControls';
import { MapFallback } from './MapFallback';
import { MapMarks } from './marks/MapMarks';
import type { LatLng, MapViewProps } from './map-props';
import { NoStreetsLine } from './NoStreetsLine';
import { tilesCover } from './first-picture/tiles-cover';
import { useLowFrame } from './camera/use-low-frame';
import { useMapCamera } from './camera/use-map-camera';
import { useMapEngine, type MapHold } from './use-map-engine';
import { useMapLook } from './drawing/use-map-look';
import { useMapPress } from './drawing/use-map-press';
import { RingLabels } from './marks/RingLabels';
import { isPicture, StillMap } from './first-picture/StillMap';
import { hasStreets } from './first-picture/street-cover';
import { useMapContent } from './drawing/use-map-content';
import { useRings } from './drawing/use-rings';
import { useToldHeight } from './use-told-height';
import styles from './map.module.css';

const NONE: readonly never[] = [];

/**
 * A map with its text alternative. MapLibre loads with the first map. If it cannot render, the text and a
 * keyboard pin replace it. With `faded` it is still: a map of both ends, or a picture that loads nothing.
 */
export function MapView(props: MapViewProps) {
  return isPicture(props) ? <StillMap {...props} /> : <LiveMap {...props} />;
}

function LiveMap(props: MapViewProps) {
  const { label, styleUrl = null, overlay, callouts = NONE, faded = false } = props;
  const controls = !faded && (props.controls ?? true);
  const twinId = useId();
  const frame = useRef<HTMLElement>(null);
  const holder = useRef<HTMLDivElement>(null);
  const map = useMapEngine({
    holder,
    styleUrl,
    center: props.center,
    zoom: props.zoom,
    onFailure: props.onFailure,
  });
  const { engine } = map;
  const low = useLowFrame(frame);
  const ground = mapGround(map, props);
  const { bare, around, wayless } = ground;
  const stillCard = map.status === 'failed';
  const camera = useMapCamera(engine, frame, bare ? { ...props, zoom: bareZoom(props) } : props);
  useMapLook(engine);
  /** A user's change of the pin does not move the camera. */
  const byHand = (move: MapViewProps['onPress']) =>
    move &&
    ((position: LatLng) => {
      camera.pinMoved(position);
      move(position);
    });
  useMapPress(engine, holder, byHand(props.onPress));

  const rings = useRings(engine, around);
  useMapContent(engine, props, { around, rings, wayless });

  return (
    <section
      ref={frame}
      className={[styles.map, bare && styles.bare, faded && styles.faded].filter(Boolean).join(' ')}
      aria-label={label}
      aria-describedby={twinId}
      data-map={map.status}
    >
      {map.drawn || stillCard ? null : <FirstPicture bare={bare} />}
      <div
        ref={holder}
        className={styles.canvas}
        data-map-canvas=""
        data-pressable={props.onPress ? '' : undefined}
        inert={faded}
        hidden={stillCard}
      />
      {stillCard ? (
        <MapFallback {...props} bare={bare} retry={map.retry} />
      ) : (
        <p id={twinId} className={styles.unseen}>
          {label}
        </p>
      )}
      {engine ? (
        <>
          <MapMarks engine={engine} {...props} onDropoffMove={byHand(props.onDropoffMove)} />
          {low ? null : <MapCallouts engine={engine} {...props} callouts={callouts} />}
          {controls ? (
            <MapControls
              onZoom={(levels) => engine.zoomBy(levels)}
              onLocate={camera.locate}
              both={props.pickup !== undefined && props.dropoff !== undefined}
              low={low}
            />
          ) : null}
          {around ? (
            <RingLabels engine={engine} around={around} rings={rings} towards={props.dropoff} />
          ) : null}
          {map.embedded ? <Attribution frame={frame} ground={ground} /> : null}
          {around && controls ? <NoStreetsLine frame={frame} map={props} /> : null}
        </>
      ) : null}
      <div className={faded ? `${styles.overlay} ${styles.atFoot}` : styles.overlay} data-map-overlay="">
        {overlay}
      </div>
    </section>
  );
}

interface Ground {
  bare: boolean;
  /** Centre of the distance rings, if any. */
  around: LatLng | undefined;
  /** The route is unknown, even if tiles show the streets. */
  wayless: boolean;
  /** The operator's tiles, if they are drawn. */
  tiled: MapTiles | null;
  covered: MapViewProps['fitPadding'];
}

/**
 * Without street data the map shows distances and no route; with streets only in the tiles, a straight line.
 */
function mapGround({ embedded, tiles }: Pick<MapHold, 'embedded' | 'tiles'>, props: MapViewProps): Ground {
  const centre = props.pickup ?? props.dropoff ?? props.center;
  const focus = centre ?? props.dots?.[0]?.position;
  const tiled = embedded && focus !== undefined && tilesCover(tiles, focus) ? tiles : null;
  const wayless = embedded && focus !== undefined && !hasStreets(focus);
  const bare = wayless && tiled === null;
  const around = bare && hasPlace(props) ? centre : undefined;
  return { bare, around, wayless, tiled, covered: props.fitPadding };
}

function attributionKey({ bare, around }: Pick<Ground, 'bare' | 'around'>) {
  if (!bare) return 'map.attribution';
  return around ? 'map.no-streets' : 'map.land-only';
}

interface AttributionProps {
  frame: RefObject<HTMLElement | null>;
  ground: Ground;
}

/** Map attribution; it may need several lines, which nothing may cover. */
function Attribution({ frame, ground }: AttributionProps) {
  const t = useCopy('common');
  const credit = useRef<HTMLElement>(null);
  useToldHeight(frame, credit, '--map-credit');
  const { bottom = 0, inlineStart = 0 } = ground.covered ?? {};
  const covered = { insetBlockEnd: bottom, '--covered-start': `${inlineStart}px` } as CSSProperties;
  return (
    <div className={styles.corner} style={covered}>
      <small ref={credit} className={styles.attribution} {...MAP_AVOIDS}>
        <bdi>{ground.tiled ? ground.tiled.attribution : t(attributionKey(ground))}</bdi>
      </small>
    </div>
  );
}
