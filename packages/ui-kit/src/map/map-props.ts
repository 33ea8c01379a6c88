import type { ReactNode } from 'react';
import type { IconName } from '../icon/icon-paths';

/** A point on the earth in degrees (WGS 84). */
export interface LatLng {
  latitude: number;
  longitude: number;
}

interface MapRider {
  position: LatLng;
  /** Degrees clockwise from north; without it no arrow is drawn. */
  heading?: number | undefined;
  /** True for an old position: muted, without a halo. */
  stale?: boolean | undefined;
  /** Accessible name, e.g. "Rider, seen 8 s ago". */
  label?: string | undefined;
}

/** Another order: a small dot in the tone of its status (`wait`, `carry`, …). */
export interface MapDot {
  id: string;
  position: LatLng;
  tone: string;
  /** Larger, as a disc with this icon: an order that needs attention. */
  icon?: IconName | undefined;
}

/** A shop among many orders: a small ring with its name. */
export interface MapShop {
  id: string;
  position: LatLng;
  name: string;
}

/** Two lines beside a point: a label and a bold value. */
export interface MapCallout {
  at: LatLng;
  label: string;
  value: string;
}

/** Pixels that panels cover on each side of the map. */
export interface MapPadding {
  top?: number | undefined;
  bottom?: number | undefined;
  inlineStart?: number | undefined;
  inlineEnd?: number | undefined;
}

/** Ground with holes. */
interface HoledArea {
  readonly outer: readonly LatLng[];
  readonly holes: readonly (readonly LatLng[])[];
}

/** Ground with holes, or without any as its border alone. */
export type MapArea = readonly LatLng[] | HoledArea;

/** Content of `MapView`. Only `label` is required: the text alternative of the map. */
export interface MapViewProps {
  label: string;
  center?: LatLng | undefined;
  /** Zoom levels as in web maps: 2 world, 12 city, 18 house. */
  zoom?: number | undefined;
  pickup?: LatLng | undefined;
  dropoff?: LatLng | undefined;
  /** Makes the drop-off pin draggable by mouse, touch and arrow keys. */
  onDropoffMove?: ((position: LatLng) => void) | undefined;
  /** Called with the pressed place of the map. */
  onPress?: ((position: LatLng) => void) | undefined;
  rider?: MapRider | undefined;
  route?: readonly LatLng[] | undefined;
  travelled?: readonly LatLng[] | undefined;
  /** The rider's route to the shop, drawn dotted. */
  approach?: readonly LatLng[] | undefined;
  /** Borders of grounds without holes. */
  areas?: readonly (readonly LatLng[])[] | undefined;
  holedAreas?: readonly HoledArea[] | undefined;
  dots?: readonly MapDot[] | undefined;
  shops?: readonly MapShop[] | undefined;
  callouts?: readonly MapCallout[] | undefined;
  fitPadding?: MapPadding | undefined;
  /** Address of any vector style; null or absent for the embedded map. */
  styleUrl?: string | null | undefined;
  /** A still map behind a card: no controls, no gestures. Without both ends it is a picture that loads nothing. */
  faded?: boolean | undefined;
  /** Draws when the browser is idle, because software rendering is slow. */
  afterOthers?: boolean | undefined;
  /** False if the map is too small for buttons; touch and keys still zoom. */
  controls?: boolean | undefined;
  /** Floats over the map, e.g. a card or a switch. */
  overlay?: ReactNode;
  /** Called once if the map cannot be drawn. */
  onFailure?: (() => void) | undefined;
}
