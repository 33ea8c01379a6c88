import { readDataBlock } from '@courier/config/document';
import type { Registry } from '@courier/config/registry';

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? Object.getOwnPropertyDescriptor(value, name)?.value
    : undefined;

const isNamed = (entry: unknown): boolean => typeof fieldOf(entry, 'name') === 'string';

/** Origins remotes may come from, by the server's word; undefined where it allows no overrides. */
export function allowedOrigins(): string[] | undefined {
  const origins = fieldOf(readDataBlock('courier-overrides'), 'origins');
  const isList = Array.isArray(origins) && origins.every((origin) => typeof origin === 'string');
  return isList ? origins : undefined;
}

/**
 * The registry as the server wrote it, looked at only as far as it is changed: the workspace, whose script follows, reads
 * what stands there then with its schema, which would be 10 kB more before every screen.
 */
export function writtenRegistry(): Registry | undefined {
  const registry = readDataBlock('courier-registry');
  const remotes = fieldOf(registry, 'remotes');
  return Array.isArray(remotes) && remotes.every(isNamed) ? (registry as Registry) : undefined;
}
