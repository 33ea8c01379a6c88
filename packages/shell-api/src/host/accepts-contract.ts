import { CONTRACT_VERSION } from '@courier/config/registry';

/** A shell of contract N runs remotes of N and N-1 and refuses all others. */
export function acceptsContract(remoteVersion: number, shellVersion: number = CONTRACT_VERSION): boolean {
  return remoteVersion === shellVersion || remoteVersion === shellVersion - 1;
}
