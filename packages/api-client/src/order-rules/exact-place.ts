/** Precisions of the geolocator that name one house or one landmark. */
const EXACT: ReadonlySet<string> = new Set(['address', 'interpolated', 'place']);

/** Whether a place of this precision may be used before a user has confirmed it on the map. */
export const isExactPlace = (precision: string | undefined): boolean => EXACT.has(precision ?? '');
