import { IS_SOURCE } from '../conditions.mjs';

/** Layers of every document, the weakest first. */
export const LAYERS = ['reset', 'antd', 'kit', 'frame', 'remote'] as const;
export type Layer = (typeof LAYERS)[number];

/** First style of every document: the first mention of the layers defines their order. */
export const LAYER_ORDER = `@layer ${LAYERS.join(', ')};`;

type Places = readonly (readonly [RegExp, Layer])[];

const WORKSPACES: Places = [
  // What is meant to lose against everything: the variables, and the looks of bare elements.
  [/[\\/](?:[\w-]+\.)?reset\.css$/, 'reset'],
  [/[\\/]packages[\\/]ui-kit[\\/]src[\\/]/, 'kit'],
  // Only the kit may bring styles of packages along.
  [/[\\/]node_modules[\\/](?!@courier[\\/])/, 'kit'],
  // Both surround their content, as the shell surrounds a remote.
  [/[\\/](?:packages[\\/]ui-kit[\\/]catalogue|apps[\\/][\w-]+[\\/]dev)[\\/]/, 'frame'],
  [/[\\/]apps[\\/]shell[\\/]/, 'frame'],
  [/[\\/]apps[\\/]/, 'remote'],
];

/** In another repository everything that is not installed is the remote's own. */
const ELSEWHERE: Places = [
  [/[\\/](?:[\w-]+\.)?reset\.css$/, 'reset'],
  [/[\\/]node_modules[\\/]/, 'kit'],
  [/^/, 'remote'],
];

/**
 * The layer of a style file, by its workspace. Throws for a file of a workspace that has none.
 * @param file absolute path
 * @param isHere false in another repository, which has no workspaces
 */
export function layerOf(file: string, isHere = IS_SOURCE): Layer {
  const known = (isHere ? WORKSPACES : ELSEWHERE).find(([place]) => place.test(file));
  if (!known) throw new Error(`${file} belongs to no layer: name its workspace in presets/css/layers.ts.`);
  return known[1];
}
