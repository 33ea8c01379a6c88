import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Configuration, RuleSetRule } from 'webpack';

const refreshFile = (name: string) => fileURLToPath(new URL(`../refresh/${name}`, import.meta.url));
const LOADER = refreshFile('refresh-loader.mjs');
const ANY_REACT = refreshFile('jsx-for-any-react.mjs');

/** Script of a development page, compiled when published; it must run before React. */
export const pageScript = (page: 'harness' | 'portal'): string =>
  ['ts', 'js'].map((ending) => refreshFile(`${page}-page.${ending}`)).find((file) => existsSync(file)) ?? '';

interface SwcUse {
  loader: string;
  options: { jsc: { transform: { react: Record<string, unknown> } } };
}

const isSwcUse = (use: unknown): use is SwcUse =>
  typeof use === 'object' && use !== null && 'loader' in use && String(use.loader).includes('swc-loader');

function markComponents(rule: RuleSetRule, app: string): RuleSetRule {
  if (!isSwcUse(rule.use)) return rule;
  const { loader, options } = rule.use;
  const { jsc } = options;
  const react = { ...jsc.transform.react, development: true, refresh: true };
  const marking = {
    loader,
    options: { ...options, jsc: { ...jsc, transform: { ...jsc.transform, react } } },
  };
  return { ...rule, use: [{ loader: LOADER, options: { app } }, marking] };
}

/**
 * A development build with React Fast Refresh. Without the refresh runtime, as in a portal with production React, it
 * runs normally.
 * @param app name of the build, unique in a page
 * @param reactSource the React it runs with: its own, or a portal's, which may be for production
 */
export function withRefresh(
  build: Configuration,
  app: string,
  reactSource: 'build' | 'portal',
): Configuration {
  const rules = (build.module?.rules ?? []).map((rule) =>
    typeof rule === 'object' && rule !== null ? markComponents(rule, app) : rule,
  );
  const alias: Record<string, string> =
    reactSource === 'portal' ? { 'react/jsx-dev-runtime$': ANY_REACT } : {};
  return {
    ...build,
    module: { ...build.module, rules },
    resolve: { ...build.resolve, alias: { ...build.resolve?.alias, ...alias } },
  };
}
