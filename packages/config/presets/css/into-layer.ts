import { AtRule, type ChildNode, type Plugin } from 'postcss';
import { cssLayer } from './layers';

/** Must stay outside: the first applies to the file, the second declares names for it. */
const OUTSIDE = ['charset', 'namespace'];
const staysOutside = (node: ChildNode) => node.type === 'atrule' && OUTSIDE.includes(node.name);

/**
 * Puts a style file into the layer of its workspace, so that no file names a layer.
 * @param isOfRemote whether all of it belongs to a remote: its copy of the kit is then in the remote's layer, below the
 * rest
 */
export const intoLayer = (isOfRemote: boolean): Plugin => ({
  postcssPlugin: 'into-layer',
  Once(root) {
    const file = root.source?.input.file;
    if (file === undefined) throw new Error('A style without a file belongs to no layer.');
    const inside = root.nodes.filter((node) => !staysOutside(node));
    if (inside.length === 0) return;
    const own = cssLayer(file);
    const layer = new AtRule({ name: 'layer', params: own });
    layer.append(inside);
    root.append(
      isOfRemote && own !== 'remote' ? new AtRule({ name: 'layer', params: 'remote' }).append(layer) : layer,
    );
  },
});
