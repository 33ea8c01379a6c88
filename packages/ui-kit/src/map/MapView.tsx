import { useEffect, useId, useRef } from 'react';
import { useCopy } from '@courier/i18n';
import { CityBackdrop } from './CityBackdrop';
import { MAP_AVOIDS } from './floating-over';
import { MapCallouts } from './MapCallouts';
import { MapControls } from './MapControls';
import { MapFallback } from './MapFallback';
import { MapMarks } from './MapMarks';
import type { LatLng, MapViewProps } from './map-props';
import { useLowFrame } from './use-low-frame';
import { useMapCamera } from './use-map-camera';
import { useMapEngine } from './use-map-engine';
import { useMapLook } from './use-map-look';
import { useMapPress } from './use-map-press';
import styles from './map.module.css';

const NONE: readonly never[] = [];

/**
 * A map with its text twin. MapLibre is loaded when the first map is shown; where it cannot draw, the text and a pin
 * for the keyboard stand in its place. With `faded` it is a still picture and loads nothing.
 */
export function MapView(props: MapViewProps) {
  if (!props.faded) return <LiveMap {...props} />;
  return (
    <section className={styles.map} aria-label={props.label}>
      <CityBackdrop faded />
      <p className={styles.unseen}>{props.label}</p>
      <div className={`${styles.overlay} ${styles.centred}`}>{props.overlay}</div>
    </section>
  );
}

function LiveMap(props: MapViewProps) {
  const { label, styleUrl = null, overlay, callouts = NONE, controls = true } = props;
  const { areas = NONE, route = NONE, travelled = NONE, approach = NONE } = props;
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
  const camera = useMapCamera(engine, frame, props);
  useMapLook(engine);
  /** What a person does with the pin leaves the camera where it is. */
  const byHand = (move: MapViewProps['onPress']) =>
    move &&
    ((position: LatLng) => {
      camera.pinMoved(position);
      move(position);
    });
  useMapPress(engine, holder, byHand(props.onPress));

  useEffect(() => {
    engine?.setContent({ areas, route, travelled, approach });
  }, [engine, areas, route, travelled, approach]);

  return (
    <section
      ref={frame}
      className={styles.map}
      aria-label={label}
      aria-describedby={twinId}
      data-map={map.status}
    >
      <div
        ref={holder}
        className={styles.canvas}
        data-map-canvas=""
        data-pressable={props.onPress ? '' : undefined}
        hidden={map.status === 'failed'}
      />
      {map.status === 'failed' ? (
        <MapFallback {...props} onRetry={map.retry} />
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
          {map.embedded ? <Attribution /> : null}
        </>
      ) : null}
      <div className={styles.overlay} data-map-overlay="">
        {overlay}
      </div>
    </section>
  );
}

function Attribution() {
  const t = useCopy('common');
  return (
    <div className={styles.corner}>
      <small className={styles.attribution} dir="auto" {...MAP_AVOIDS}>
        {t('map.attribution')}
      </small>
    </div>
  );
}
