import { AtRule, type Plugin } from 'postcss';
import { MEDIA } from '../../src/media/media';

/** Makes the names of `MEDIA` known to a style file; `postcss-custom-media` replaces them. */
export const mediaNames = (): Plugin => ({
  postcssPlugin: 'media-names',
  Once(root) {
    for (const [name, condition] of Object.entries(MEDIA))
      root.prepend(new AtRule({ name: 'custom-media', params: `--${name} ${condition}` }));
  },
});
