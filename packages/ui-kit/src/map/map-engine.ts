import type { MapTiles } from '@courier/config';
import type { LatLng, MapArea } from './map-props';

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

export interface MapContent {
  areas: readonly MapArea[];
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

/** An HTML element at a map position. */
export interface MarkerHandle {
  /** Moves at once, or over 600 ms with `glide` unless the user prefers reduced motion. */
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

/** Interface of a drawn map; hides the map library. */
export interface MapEngine {
  setContent(content: MapContent): void;
  /** Reads colours and language of the page again. */
  refreshLook(): void;
  show(camera: MapCamera, padding: SidePadding, animate: boolean): void;
  zoomBy(levels: number): void;
  addMarker(element: HTMLElement, options: MarkerOptions): MarkerHandle;
  project(position: LatLng): ScreenPoint;
  unproject(point: ScreenPoint): LatLng;
  /** `settle`: the camera stopped; `gesture`: a user moved it; `resize`: the frame changed. */
  on(event: 'settle' | 'gesture' | 'resize', listener: () => void): () => void;
  /** Milliseconds of the shortest of a few frames, from the call to the last pixel; 0 if unknown. */
  frameMs(): number;
  remove(): void;
}

export interface MapEngineOptions {
  styleUrl: string | null;
  tiles: MapTiles | null;
  center: LatLng;
  zoom: number;
  /** Accessible names of MapLibre's parts. */
  canvasLabel: string;
  onReady(): void;
  /** Called if the embedded map replaces a failed foreign style. */
  onEmbedded(): void;
  /** Called if no tile could be loaded, so there are no streets. */
  onTilesLost(): void;
  onFailure(): void;
}
