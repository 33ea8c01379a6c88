import { readManifest } from '@courier/config/registry';
import type { RemoteDefinition } from '../define-remote';

/** Whether a loaded module really is what `defineRemote` returns, of this contract or a newer one. */
export function isRemoteDefinition(value: unknown): value is RemoteDefinition {
  if (typeof value !== 'object' || value === null) return false;
  const candidate = value as Partial<RemoteDefinition>;
  return (
    readManifest(candidate.manifest, () => undefined) !== null &&
    typeof candidate.screens === 'object' &&
    candidate.screens !== null
  );
}
