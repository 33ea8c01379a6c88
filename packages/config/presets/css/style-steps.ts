import type { AcceptedPlugin } from 'postcss';
import customMedia from 'postcss-custom-media';
import { intoLayer } from './into-layer';
import { mediaNames } from './media-names';

/** What the build does to each style file. */
export const styleSteps = (): AcceptedPlugin[] => [mediaNames(), customMedia(), intoLayer()];
