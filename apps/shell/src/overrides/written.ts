import { readDataBlock } from '@courier/config/document';
import type { Registry } from '@courier/config/registry';

const readOwnField = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? Object.getOwnPropertyDescriptor(value, name)?.value
    : undefined;

const isNamed = (entry: unknown): boolean => typeof readOwnField(entry, 'name') === 'string';

/** Allowed origins of remotes, set by the server; undefined if overrides are disabled. */
export function allowedOrigins(): string[] | undefined {
  const origins = readOwnField(readDataBlock('courier-overrides'), 'origins');
  const isList = Array.isArray(origins) && origins.every((origin) => typeof origin === 'string');
  return isList ? origins : undefined;
}

/**
 * The registry of the document, checked only as far as it is changed. The workspace validates it later; the
 * schema would add 10 kB before the first render.
 */
export function writtenRegistry(): Registry | undefined {
  const registry = readDataBlock('courier-registry');
  const remotes = readOwnField(registry, 'remotes');
  return Array.isArray(remotes) && remotes.every(isNamed) ? (registry as Registry) : undefined;
}
