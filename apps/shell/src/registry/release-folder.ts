import type { RemoteRelease } from '@courier/config/registry';

/** Ends with a slash. @param base address of the portal */
export const releaseFolder = ({ entry }: Pick<RemoteRelease, 'entry'>, base: string): string =>
  new URL('.', new URL(entry, base)).href;
