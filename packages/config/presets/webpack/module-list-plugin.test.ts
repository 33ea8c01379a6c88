import { mkdirSync, mkdtempSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import webpack from 'webpack';
import { ModuleListPlugin, type ListedModule } from './module-list-plugin';

const SOURCE = 'export const useState = () => "a copy of its own";';

function build(packages: Record<string, string>): Promise<ListedModule[]> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'courier-modules-')));
  for (const [installedAs, name] of Object.entries(packages)) {
    const target = join(folder, 'node_modules', installedAs);
    mkdirSync(target, { recursive: true });
    writeFileSync(
      join(target, 'package.json'),
      JSON.stringify({ name, version: '19.3.1', main: 'index.js' }),
    );
    writeFileSync(join(target, 'index.js'), SOURCE);
  }
  const imports = Object.keys(packages).map((name, index) => `import * as p${index} from '${name}';`);
  const uses = Object.keys(packages).map((_name, index) => `console.log(p${index}.useState);`);
  writeFileSync(join(folder, 'entry.js'), [...imports, ...uses].join('\n'));
  return new Promise((resolve, reject) => {
    webpack(
      {
        mode: 'production',
        context: folder,
        entry: './entry.js',
        output: { path: join(folder, 'dist') },
        plugins: [new ModuleListPlugin()],
      },
      (error, stats) => {
        if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString()));
        else
          resolve(JSON.parse(readFileSync(join(folder, 'dist/module-list.json'), 'utf8')) as ListedModule[]);
      },
    );
  });
}

it('lists a package that is installed under an alias by its own name', async () => {
  const modules = await build({ 'react-two': 'react', '@team/scales': '@team/scales' });
  const packages = modules.filter(({ isPackage }) => isPackage).map(({ name }) => name);
  expect(packages.sort()).toEqual(['@team/scales', 'react']);
});
