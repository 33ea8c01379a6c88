import { remoteManifestSchema } from '@courier/config/registry';
import type { RemoteDefinition } from '../define-remote';

/** Whether a loaded module really is what `defineRemote` returns. */
export function isRemoteDefinition(value: unknown): value is RemoteDefinition {
  if (typeof value !== 'object' || value === null) return false;
  const candidate = value as Partial<RemoteDefinition>;
  return (
    remoteManifestSchema.safeParse(candidate.manifest).success &&
    typeof candidate.screens === 'object' &&
    candidate.screens !== null
  );
}
