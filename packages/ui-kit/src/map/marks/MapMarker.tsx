import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { MapEngine, MarkerHandle, ScreenPoint } from '../map-engine';
import type { LatLng } from '../map-props';

export interface MapMarkerProps {
  engine: MapEngine;
  at: LatLng;
  className: string | undefined;
  /** Pixels from the point to the middle of the content. */
  offset?: ScreenPoint;
  /** Animates position changes over 600 ms. */
  glide?: boolean;
  onDragEnd?: ((position: LatLng) => void) | undefined;
  children: ReactNode;
}

const NO_OFFSET: ScreenPoint = { x: 0, y: 0 };

/** React content at a map position. */
export function MapMarker({
  engine,
  at,
  className = '',
  offset = NO_OFFSET,
  glide = false,
  onDragEnd,
  children,
}: MapMarkerProps) {
  const [element] = useState(() => document.createElement('div'));
  const handle = useRef<MarkerHandle | null>(null);
  const latest = useRef({ at, offset, onDragEnd });
  useEffect(() => {
    latest.current = { at, offset, onDragEnd };
  });
  const draggable = onDragEnd !== undefined;

  useEffect(() => {
    element.classList.add(className);
    const marker = engine.addMarker(element, {
      at: latest.current.at,
      offset: latest.current.offset,
      draggable,
      onDragEnd: (position) => latest.current.onDragEnd?.(position),
    });
    handle.current = marker;
    return () => {
      handle.current = null;
      marker.remove();
    };
  }, [engine, element, className, draggable]);

  const { latitude, longitude } = at;
  useEffect(() => {
    handle.current?.moveTo({ latitude, longitude }, glide);
  }, [latitude, longitude, glide]);

  return createPortal(children, element);
}
