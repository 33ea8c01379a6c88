import type { AcceptedPlugin } from 'postcss';
import customMedia from 'postcss-custom-media';
import { intoLayer } from './into-layer';
import { mediaNames } from './media-names';
import { boundToRemote } from './remote-styles';

/**
 * What the build does to each style file.
 * @param remote the remote whose build it is; null for what stands around remotes, and for pages of their own
 */
export const styleSteps = (remote: string | null): AcceptedPlugin[] => [
  mediaNames(),
  customMedia(),
  ...(remote === null ? [] : [boundToRemote(remote)]),
  intoLayer(remote !== null),
];
