import type { MapTiles } from '@courier/config';
import type { LatLng } from './map-props';

/** Where the camera shall look. */
export type MapCamera =
  | { kind: 'point'; at: LatLng; zoom: number }
  | { kind: 'fit'; points: readonly LatLng[] };

/** Pixels kept free at each physical side. */
export interface SidePadding {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** Lines and areas drawn in the canvas. */
export interface MapContent {
  areas: readonly (readonly LatLng[])[];
  route: readonly LatLng[];
  travelled: readonly LatLng[];
  approach: readonly LatLng[];
  /** Between two places with an unknown route. */
  straight: readonly LatLng[];
  /** Closed lines of one distance each. */
  rings: readonly (readonly LatLng[])[];
}

export interface ScreenPoint {
  x: number;
  y: number;
}

/** An HTML element that keeps its place on the map. */
export interface MarkerHandle {
  /** Moves at once, or over 600 ms when `glide` and the person accepts motion. */
  moveTo(position: LatLng, glide: boolean): void;
  remove(): void;
}

export interface MarkerOptions {
  at: LatLng;
  /** Pixels from the point to the middle of the element. */
  offset: ScreenPoint;
  draggable: boolean;
  onDragEnd(position: LatLng): void;
}

/** What the components need of a drawn map; MapLibre stays behind it. */
export interface MapEngine {
  setContent(content: MapContent): void;
  /** Reads colours and language of the page again. */
  refreshLook(): void;
  show(camera: MapCamera, padding: SidePadding, animate: boolean): void;
  zoomBy(levels: number): void;
  addMarker(element: HTMLElement, options: MarkerOptions): MarkerHandle;
  project(position: LatLng): ScreenPoint;
  unproject(point: ScreenPoint): LatLng;
  /** `settle`: the camera came to rest; `gesture`: a person moved the camera; `resize`: the frame changed. */
  on(event: 'settle' | 'gesture' | 'resize', listener: () => void): () => void;
  /** Milliseconds that its quickest frame of a few takes, from the call to the last pixel; 0 where that is not ours to know. */
  frameMs(): number;
  remove(): void;
}

export interface MapEngineOptions {
  styleUrl: string | null;
  /** Streets of the operator's own in the embedded map. */
  tiles: MapTiles | null;
  center: LatLng;
  zoom: number;
  /** Names of MapLibre's own parts for screen readers. */
  canvasLabel: string;
  /** Everything is drawn for the first time. */
  onReady(): void;
  /** A foreign style could not be had, so the embedded map is drawn. */
  onEmbedded(): void;
  /** Not one of the tiles could be had, so there are no streets. */
  onTilesLost(): void;
  onFailure(): void;
}
