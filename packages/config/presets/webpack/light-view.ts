import { createRequire } from 'node:module';
import type { Configuration } from 'webpack';

const require = createRequire(import.meta.url);
const compat = require.resolve('preact/compat');

/**
 * A separate document shares no modules, so it can use Preact, a tenth of React's size, which would be half of the
 * page's initial load (ADR 0026).
 */
const LIGHT_VIEW = {
  'react-dom/client': 'preact/compat/client',
  'react-dom$': compat,
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/jsx-dev-runtime',
  react$: compat,
};

export const withLightView = (build: Configuration): Configuration => ({
  ...build,
  resolve: { ...build.resolve, alias: { ...build.resolve?.alias, ...LIGHT_VIEW } },
});
