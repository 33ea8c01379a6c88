import { expression, type StylePropertySpecification } from '@maplibre/maplibre-gl-style-spec';
import type { MapShape } from './map-shape';

/** A style value at a zoom, and for a shape if the value depends on it. */
export type StyleValue<T> = (zoom: number, shape?: MapShape) => T;

const EXPRESSION = { interpolated: true, parameters: ['zoom', 'feature'] };

const property = (type: string, fallback: unknown) =>
  ({
    type,
    default: fallback,
    'property-type': 'data-driven',
    expression: EXPRESSION,
    transition: false,
  }) as unknown as StylePropertySpecification;

const feature = (shape: MapShape | undefined) => ({
  type: shape?.kind ?? ('Unknown' as const),
  properties: shape?.properties ?? {},
});

function compile(value: unknown, type: string, fallback: unknown): StyleValue<unknown> {
  const compiled = expression.normalizePropertyExpression(
    (value ?? fallback) as never,
    type,
    property(type, fallback),
  );
  return (zoom, shape) => compiled.evaluate({ zoom }, feature(shape) as never);
}

export function numberValue(value: unknown, fallback: number): StyleValue<number> {
  if (value === undefined || typeof value === 'number') return () => value ?? fallback;
  return compile(value, 'number', fallback) as StyleValue<number>;
}

export function colourValue(value: unknown): StyleValue<string> {
  if (typeof value === 'string') return () => value;
  const evaluate = compile(value, 'color', '#000');
  return (zoom, shape) => String(evaluate(zoom, shape));
}

export function textValue(value: unknown): StyleValue<string> {
  if (value === undefined || value === '') return () => '';
  const evaluate = compile(value, 'formatted', '');
  return (zoom, shape) => String(evaluate(zoom, shape) ?? '');
}
