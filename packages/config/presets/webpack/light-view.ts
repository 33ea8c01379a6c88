import { createRequire } from 'node:module';
import type { Configuration } from 'webpack';

const require = createRequire(import.meta.url);
const compat = require.resolve('preact/compat');

/**
 * A document beside the workspace shares nothing with it, so its view library may be the small one: Preact weighs a tenth
 * of React, which is half of what such a page would load before its first words (ADR 0026).
 */
const LIGHT_VIEW = {
  'react-dom/client': 'preact/compat/client',
  'react-dom$': compat,
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/jsx-dev-runtime',
  react$: compat,
};

/** The same build on the small view library. */
export const withLightView = (build: Configuration): Configuration => ({
  ...build,
  resolve: { ...build.resolve, alias: { ...build.resolve?.alias, ...LIGHT_VIEW } },
});
