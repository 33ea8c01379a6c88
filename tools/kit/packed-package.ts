/** Build and test tools of a remote elsewhere; here the root has them. */
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
  'react-refresh',
  'swc-loader',
  'tsx',
  'webpack',
  'webpack-dev-server',
];

/** Packages for remotes, each packed separately. */
export const PACKAGES = ['config', 'i18n', 'api-client', 'ui-kit', 'shell-api', 'sheet-reader'];

interface EntryPoint {
  source?: string;
  types?: string;
  default?: string;
}

interface Manifest {
  name?: string;
  exports?: Record<string, EntryPoint>;
  scripts?: object;
  dependencies?: Record<string, string>;
  devDependencies?: object;
  private?: boolean;
}

function compiledDoor({ source, ...door }: EntryPoint) {
  if (source === undefined) return door;
  const script = source.replace(/\.tsx?$/, '.js');
  return { types: script.replace(/\.(m?)js$/, '.d.$1ts'), default: script };
}

const withVersions = (dependencies: Record<string, string>, versions: Record<string, string>) =>
  Object.fromEntries(Object.entries(dependencies).map(([name, range]) => [name, versions[name] ?? range]));

/**
 * The `package.json` of a packed package: its workspace's with compiled entry points and exact versions of
 * our packages, ready for `npm publish`, without repository-only fields.
 * @param versions of our packages by their names
 */
export function packedPackage(
  {
    scripts: _scripts,
    devDependencies: _tools,
    private: _private,
    exports: entryPoints = {},
    dependencies = {},
    ...manifest
  }: Manifest,
  versions: Record<string, string>,
) {
  return {
    ...manifest,
    exports: Object.fromEntries(
      Object.entries(entryPoints).map(([name, entryPoint]) => [name, compiledDoor(entryPoint)]),
    ),
    dependencies: withVersions(dependencies, versions),
  };
}

/**
 * The `package.json` of the packed kit, with the toolchain at the versions used here. In the workspace the
 * toolchain would become a production dependency.
 * @param kit `package.json` of its workspace
 * @param pinned versions of the toolchain by name
 * @param versions of our packages by their names
 */
export function packedKit(kit: Manifest, pinned: Record<string, string>, versions: Record<string, string>) {
  const versionFor = (name: string) => {
    if (pinned[name] === undefined) throw new Error(`No package.json pins ${name}.`);
    return [name, pinned[name]];
  };
  const toolchain = Object.fromEntries(TOOLCHAIN.map(versionFor));
  const own = Object.fromEntries(PACKAGES.map((name) => [`@courier/${name}`, '*']));
  const dependencies = { ...kit.dependencies, ...own, ...toolchain };
  return {
    ...packedPackage({ ...kit, dependencies }, versions),
    bin: { 'courier-remote': './courier-remote.mjs' },
    exports: { './remote.tsconfig.json': './remote.tsconfig.json' },
  };
}
