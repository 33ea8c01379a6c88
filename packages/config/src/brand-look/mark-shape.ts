import * as v from 'valibot';

const SHAPES = ['path', 'circle', 'ellipse'] as const;

/** Attributes of a shape, as React names them. */
const attributesSchema = v.record(
  v.picklist([
    'd',
    'cx',
    'cy',
    'r',
    'rx',
    'ry',
    'transform',
    'fill',
    'stroke',
    'strokeWidth',
    'strokeLinecap',
    'strokeLinejoin',
  ]),
  v.string(),
);

/**
 * A shape of a mark in a square of 28. `currentColor` is the primary colour; `var(--accent)` and
 * `var(--surface)` are the other two.
 */
export const markShapeSchema = v.object({ shape: v.picklist(SHAPES), attributes: attributesSchema });

export type MarkShape = v.InferOutput<typeof markShapeSchema>;
