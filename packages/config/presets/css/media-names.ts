import { AtRule, type Plugin } from 'postcss';
import { MEDIA } from '../../src/media/media';

export const mediaNames = (): Plugin => ({
  postcssPlugin: 'media-names',
  Once(root) {
    for (const [name, condition] of Object.entries(MEDIA))
      root.prepend(new AtRule({ name: 'custom-media', params: `--${name} ${condition}` }));
  },
});
