import { readManifest } from '@courier/config/registry';
import type { RemoteDefinition } from '../define-remote';

/** Validated definitions, because each is checked again when its screen opens. */
const known = new WeakSet();

/** Whether a module is a result of `defineRemote`, of this contract or a newer one. */
export function isRemoteDefinition(value: unknown): value is RemoteDefinition {
  if (typeof value !== 'object' || value === null) return false;
  if (known.has(value)) return true;
  const candidate = value as Partial<RemoteDefinition>;
  const isWhole =
    readManifest(candidate.manifest, () => undefined) !== null &&
    typeof candidate.screens === 'object' &&
    candidate.screens !== null;
  if (isWhole) known.add(value);
  return isWhole;
}
