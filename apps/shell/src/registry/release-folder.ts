import type { RemoteRelease } from '@courier/config/registry';

/**
 * Address of the folder with all files of a release; ends with a slash.
 * @param base address of the portal
 */
export const releaseFolder = ({ entry }: Pick<RemoteRelease, 'entry'>, base: string): string =>
  new URL('.', new URL(entry, base)).href;
