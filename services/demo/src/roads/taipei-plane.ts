import { planeAround, rounded, type Place, type Point } from '@courier/config/geometry';

const taipei = planeAround({ latitude: 25.04, longitude: 121.54 });

/** Planar metres around the centre of Taipei. */
export const toPoint: (place: Place) => Point = taipei.toPlane;

export const toLatLng = (point: Point): Place => rounded(taipei.toDegrees(point));
