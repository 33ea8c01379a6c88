/** Geolocator precisions of one house or landmark. */
const EXACT: ReadonlySet<string> = new Set(['address', 'interpolated', 'place']);

/** Whether the place may be used without confirmation on the map. */
export const isExactPlace = (precision: string | undefined): boolean => EXACT.has(precision ?? '');
