/** What a remote elsewhere is built and tested with; here the root has it. */
const TOOLCHAIN = [
  '@jest/globals',
  '@module-federation/enhanced',
  '@swc/core',
  '@swc/helpers',
  '@swc/jest',
  '@testing-library/dom',
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@testing-library/user-event',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  '@typescript/native',
  'compression-webpack-plugin',
  'css-loader',
  'html-webpack-plugin',
  'jest',
  'jest-environment-jsdom',
  'mini-css-extract-plugin',
  'minimizer-webpack-plugin',
  'postcss',
  'postcss-custom-media',
  'postcss-loader',
  'swc-loader',
  'tsx',
  'webpack',
  'webpack-dev-server',
];

/** Packages a remote stands on, each packed by itself. */
export const PACKAGES = ['config', 'i18n', 'api-client', 'ui-kit', 'shell-api'];

/** What a door is once it is compiled: the script, with its declarations. */
function compiledDoor({ source, ...door }) {
  if (source === undefined) return door;
  const script = source.replace(/\.tsx?$/, '.js');
  return { types: script.replace(/\.(m?)js$/, '.d.$1ts'), default: script };
}

/**
 * The `package.json` of a packed package: that of its workspace with doors that are compiled, and without what is only
 * for here.
 * @param {{ exports?: Record<string, { source?: string }>, scripts?: object, devDependencies?: object }} manifest
 */
export function packedPackage({
  scripts: _scripts,
  devDependencies: _tools,
  exports: doors = {},
  ...manifest
}) {
  return {
    ...manifest,
    exports: Object.fromEntries(Object.entries(doors).map(([name, door]) => [name, compiledDoor(door)])),
  };
}

/**
 * The `package.json` of the packed kit, with the toolchain at the versions used here. In the workspace it would make all
 * of that part of what runs in production.
 * @param {object} kit `package.json` of its workspace
 * @param {Record<string, string>} pinned versions by name
 */
export function packedKit(kit, pinned) {
  const versionOf = (name) => {
    if (pinned[name] === undefined) throw new Error(`No package.json pins ${name}.`);
    return [name, pinned[name]];
  };
  return {
    ...packedPackage(kit),
    bin: { 'courier-remote': './courier-remote.mjs' },
    exports: { './remote.tsconfig.json': './remote.tsconfig.json' },
    dependencies: {
      ...kit.dependencies,
      ...Object.fromEntries([
        ...PACKAGES.map((name) => [`@courier/${name}`, '*']),
        ...TOOLCHAIN.map(versionOf),
      ]),
    },
  };
}
