export type Point = readonly [x: number, y: number];

/** Path data of the strokes of a finger, in whole pixels; empty without a stroke. */
export const signaturePath = (strokes: readonly (readonly Point[])[]): string =>
  strokes
    .filter((points) => points.length > 1)
    .map((points) =>
      points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${Math.round(x)} ${Math.round(y)}`).join(' '),
    )
    .join(' ');
