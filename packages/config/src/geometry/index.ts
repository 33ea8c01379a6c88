export { ringArea, isInside } from './areas';
export { interpolatePoint, crossing, distance, nearestPlace, nearestShare, simplify } from './lines';
export { moved, planeAround, rounded, toMetres, type Place, type Point } from './plane';
