import { IS_SOURCE } from '../conditions';

/** Layers of every document, the weakest first. */
export const LAYERS = ['reset', 'antd', 'kit', 'frame', 'remote'] as const;
export type Layer = (typeof LAYERS)[number];

/** First style of every document: the first mention of the layers defines their order. */
export const LAYER_ORDER = `@layer ${LAYERS.join(', ')};`;

type Places = readonly (readonly [RegExp, Layer])[];

const WORKSPACES: Places = [
  // Weakest: variables, and styles of bare elements.
  [/[\\/](?:[\w-]+\.)?reset\.css$/, 'reset'],
  [/[\\/]packages[\\/]ui-kit[\\/]src[\\/]/, 'kit'],
  // Only the kit may include styles of packages.
  [/[\\/]node_modules[\\/](?!@courier[\\/])/, 'kit'],
  // Both surround their content, as the shell surrounds a remote.
  [/[\\/](?:packages[\\/]ui-kit[\\/]catalogue|apps[\\/][\w-]+[\\/]dev)[\\/]/, 'frame'],
  [/[\\/]apps[\\/]shell[\\/]/, 'frame'],
  [/[\\/]apps[\\/]/, 'remote'],
];

/** In another repository everything that is not installed belongs to the remote. */
const ELSEWHERE: Places = [
  [/[\\/](?:[\w-]+\.)?reset\.css$/, 'reset'],
  [/[\\/]node_modules[\\/]/, 'kit'],
  [/^/, 'remote'],
];

/**
 * Throws for a workspace without a layer.
 * @param file absolute path
 * @param isHere false in another repository, which has no workspaces
 */
export function cssLayer(file: string, isHere = IS_SOURCE): Layer {
  const known = (isHere ? WORKSPACES : ELSEWHERE).find(([place]) => place.test(file));
  if (!known) throw new Error(`${file} belongs to no layer: name its workspace in presets/css/layers.ts.`);
  return known[1];
}
