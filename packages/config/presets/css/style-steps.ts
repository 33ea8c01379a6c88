import type { AcceptedPlugin } from 'postcss';
import customMedia from 'postcss-custom-media';
import { intoLayer } from './into-layer';
import { mediaNames } from './media-names';
import { boundToRemote } from './remote-styles';

/** @param remote the remote of this build; null for the frame and for separate pages */
export const styleSteps = (remote: string | null): AcceptedPlugin[] => [
  mediaNames(),
  customMedia(),
  ...(remote === null ? [] : [boundToRemote(remote)]),
  intoLayer(remote !== null),
];
