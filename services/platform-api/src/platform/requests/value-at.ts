import type { FastifyRequest } from 'fastify';

type Parts = Pick<FastifyRequest, 'params' | 'query' | 'body'>;

/** The text at a path of the request, e.g. `params.vendorId`; undefined for any other type. */
export function valueAt({ params, query, body }: Parts, place: string): string | undefined {
  const [part = '', ...path] = place.split('.');
  let value: unknown = { params, query, body }[part];
  for (const step of path) value = (value as Record<string, unknown> | null | undefined)?.[step];
  return typeof value === 'string' ? value : undefined;
}
