import { useContext, useEffect, useRef, useState, type RefObject } from 'react';
import type { MapTiles } from '@courier/config';
import { useCopy } from '@courier/i18n';
import { afterOthers } from '../late/when-idle';
import { DEFAULT_CENTRE } from './camera/camera';
import { GoogleMapsContext } from './google/google-maps-context';
import type { MapEngine } from './map-engine';
import type { LatLng } from './map-props';
import { MapTilesContext } from './map-tiles-context';
import { isTooSlow } from './drawing/map-drawing';
import { openGoogleOrEmbedded, openMap } from './open-map';

type MapState = { status: 'loading' | 'failed'; engine: null } | { status: 'ready'; engine: MapEngine };

export type MapHold = MapState & {
  /** True while the embedded map is drawn, also in place of a foreign style. */
  embedded: boolean;
  /** Tiles of the embedded map; null without any or if all failed. */
  tiles: MapTiles | null;
  drawn: boolean;
  retry(): void;
};

export interface EngineRequest {
  holder: RefObject<HTMLElement | null>;
  styleUrl: string | null;
  center: LatLng | undefined;
  zoom: number | undefined;
  onFailure: (() => void) | undefined;
}

const LOADING: MapState = { status: 'loading', engine: null };
const FAILED: MapState = { status: 'failed', engine: null };

/** Opens a map in the holder and closes it on unmount; `retry` repeats a failed attempt. */
export function useMapEngine({ holder, styleUrl, center, zoom, onFailure }: EngineRequest): MapHold {
  const t = useCopy('common');
  const google = useContext(GoogleMapsContext);
  const tiles = useContext(MapTilesContext);
  const [state, setState] = useState<MapState>(LOADING);
  const [attempt, setAttempt] = useState(0);
  const [drawn, setDrawn] = useState(false);
  const [tilesLost, setTilesLost] = useState(false);
  const [embedded, setEmbedded] = useState(styleUrl === null && google === null);
  const first = useRef({ center, zoom, canvasLabel: t('map.keys'), onFailure });
  useEffect(() => {
    first.current = { center, zoom, canvasLabel: t('map.keys'), onFailure };
  });

  useEffect(() => {
    const place = holder;
    const closing = new AbortController();
    let engine: MapEngine | null = null;
    const fail = () => {
      if (closing.signal.aborted) return;
      closing.abort();
      engine?.remove();
      engine = null;
      setState(FAILED);
      first.current.onFailure?.();
    };
    const onReady = () => {
      // The next attempt draws in two dimensions.
      if (engine && isTooSlow(engine)) setAttempt((count) => count + 1);
      else setDrawn(true);
    };
    const open = async () => {
      const options = {
        styleUrl,
        tiles,
        center: first.current.center ?? DEFAULT_CENTRE,
        zoom: first.current.zoom ?? 12,
        canvasLabel: first.current.canvasLabel,
        onReady,
        onEmbedded: () => setEmbedded(true),
        onTilesLost: () => setTilesLost(true),
        onFailure: fail,
      };
      const opened = await (google
        ? openGoogleOrEmbedded(holder.current, google, options, closing.signal)
        : openMap(holder.current, options, closing.signal));
      if (closing.signal.aborted) return opened.remove();
      engine = opened;
      setState({ status: 'ready', engine: opened });
    };
    setState(LOADING);
    setDrawn(false);
    setTilesLost(false);
    setEmbedded(styleUrl === null && google === null);
    open().catch(fail);
    return () => {
      closing.abort();
      const left = engine;
      engine = null;
      // Removed with its page, but after the next content is drawn: freeing the canvas takes longer than a
      // frame.
      if (left && !place.current) afterOthers(() => left.remove());
      else left?.remove();
    };
  }, [holder, styleUrl, google, tiles, attempt]);

  const retry = () => setAttempt((count) => count + 1);
  return {
    ...state,
    embedded,
    tiles: tilesLost ? null : tiles,
    drawn,
    retry,
  };
}
