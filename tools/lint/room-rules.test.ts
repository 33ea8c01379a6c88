import { afterAll, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '../start/root.mjs';
import { LONG_FUNCTIONS } from './long-functions.ts';
import { checkRecord } from './room-rules.ts';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

/** Messages of one rule for a file, from the linter of `npm run verify`. */
function findings(filename: string, code: string, rule: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'courier-lint-'));
  folders.push(folder);
  mkdirSync(join(folder, dirname(filename)), { recursive: true });
  writeFileSync(join(folder, filename), code);
  const config = {
    jsPlugins: [join(ROOT, 'tools/lint/room-rules.ts')],
    categories: { correctness: 'off' },
    rules: { [`rooms/${rule}`]: 'error' },
  };
  writeFileSync(join(folder, '.oxlintrc.json'), JSON.stringify(config));
  const args = [join(ROOT, 'node_modules/oxlint/bin/oxlint'), '-c', '.oxlintrc.json', '--format=json', '.'];
  const { diagnostics }: { diagnostics: { message: string }[] } = JSON.parse(runLinter(args, folder));
  return diagnostics.map(({ message }) => message);
}

/** The linter exits with 1 on findings. */
const runLinter = (args: readonly string[], cwd: string) =>
  spawnSync(process.execPath, args, { cwd, encoding: 'utf8' }).stdout;

const findNameFaults = (filename: string, code = 'export const one = 1;') =>
  findings(filename, code, 'file-names');

it.each([
  ['packages/api-client/src/orders/orders.contract.ts', 'zod/mini', ['zod', 'zod/v4/core', 'valibot']],
  ['services/demo/src/read-card.ts', 'zod', ['zod/mini', 'zod/v4/core', 'valibot']],
  ['tools/kit/read-package.ts', 'zod', ['zod/mini', 'valibot']],
  ['packages/remote-kit/src/read-package.ts', 'zod', ['zod/mini', 'valibot']],
  ['packages/config/src/read-brand.ts', 'valibot', ['zod', 'zod/mini', 'zod/v4/core']],
  ['apps/shell/src/read-session.ts', 'valibot', ['zod', 'zod/mini']],
])('a schema in %s uses %s', (file, library, others) => {
  const find = (code: string) => findings(file, code, 'schema-library');
  const asModule = (name: string) => `import * as s from '${name}';`;
  expect(find(`${asModule(library)} export type { Zod } from 'zodiac';`)).toEqual([]);
  const message = expect.stringContaining(`use ${library} `);
  for (const name of others) expect(find(asModule(name))).toEqual([message]);
  expect(find(`export const load = () => import('${others[0]}');`)).toEqual([message]);
  expect(find(`export { parse } from '${others[0]}';`)).toEqual([message]);
});

describe('a file is named', () => {
  it('in kebab-case with a known role', () => {
    expect(findNameFaults('apps/shell/src/orders/order-list.ts')).toEqual([]);
    expect(findNameFaults('apps/shell/src/orders/orders.contract.ts')).toEqual([]);
    expect(findNameFaults('apps/shell/src/orders/orders.things.ts')).toEqual([
      expect.stringContaining('".things"'),
    ]);
    expect(findNameFaults('apps/shell/src/orders/orderList.ts')).toEqual([
      expect.stringContaining('kebab-case'),
    ]);
    expect(findNameFaults('apps/shell/src/orderList/list.ts')).toEqual([
      expect.stringContaining('"orderList"'),
    ]);
  });

  it('in a test by any call', () => {
    expect(findNameFaults('apps/shell/src/orders/orders.late.test.ts')).toEqual([]);
  });

  it('after the component it exports', () => {
    const file = 'apps/shell/src/orders/OrderList.tsx';
    expect(findNameFaults(file, 'export function OrderList() { return <p />; }')).toEqual([]);
    expect(findNameFaults(file, 'export default function OrderList() { return <p />; }')).toEqual([]);
    expect(findNameFaults(file, 'export function OrderRow() { return <p />; }')).toHaveLength(1);
    expect(findNameFaults('apps/shell/src/orders/OrderList.ts')).toEqual([
      expect.stringContaining('PascalCase'),
    ]);
  });

  it('after a topic', () => {
    const drawers = (filename: string) => findings(filename, 'export const one = 1;', 'no-drawers');
    expect(drawers('apps/shell/src/orders/list.ts')).toEqual([]);
    expect(drawers('apps/shell/src/utils/list.ts')).toHaveLength(1);
    expect(drawers('apps/shell/src/orders/helpers.ts')).toHaveLength(1);
  });
});

describe('a function ends at 80 lines', () => {
  const functionSource = (name: string, lines: number) =>
    `export function ${name}() {\n${'  go();\n'.repeat(lines - 2)}}`;
  const lengths = (path: string, code: string) => findings(path, code, 'short-functions');
  const [[file = '', [name = ''] = []] = []] = Object.entries(LONG_FUNCTIONS);

  it('unless it is recorded as longer', () => {
    expect(lengths('tools/start/run.ts', functionSource('run', 80))).toEqual([]);
    expect(lengths('tools/start/run.ts', functionSource('run', 81))).toEqual([
      'run has 81 lines; a function ends at 80.',
    ]);
    expect(lengths(file, functionSource(name, 81))).toEqual([]);
  });

  it('or at 120 in a component or a composition root', () => {
    const component = 'apps/shell/src/orders/OrderList.tsx';
    expect(lengths(component, functionSource('OrderList', 120))).toEqual([]);
    expect(lengths(component, functionSource('OrderList', 121))).toHaveLength(1);
    expect(lengths(component, functionSource('sortOrders', 81))).toHaveLength(1);
    expect(lengths('apps/shell/src/app/create-services.ts', functionSource('createServices', 120))).toEqual(
      [],
    );
  });

  it('and leaves the record when it became short', () => {
    expect(lengths(file, functionSource(name, 80))).toEqual([expect.stringContaining('short now')]);
    expect(() => checkRecord({ 'tools/start/gone.mjs': ['run'] })).toThrow('gone.mjs');
    expect(() => checkRecord({ 'tools/start/run.mjs': ['run'] })).not.toThrow();
  });
});

describe('a project rule forbids', () => {
  const countFindings = (rule: string, code: string) =>
    findings('apps/shell/src/orders/list.ts', code, rule).length;

  it('an entry point that exports everything', () => {
    expect(countFindings('no-export-all', "export * from './row';")).toBe(1);
    expect(countFindings('no-export-all', "export { row } from './row';")).toBe(0);
  });

  it('a spread of a literal', () => {
    expect(countFindings('no-spread-of-literal', 'export const both = { ...{ one, two } };')).toBe(1);
    expect(countFindings('no-spread-of-literal', 'export const list = [...(one ? [] : two)];')).toBe(0);
  });

  it('a condition with equal branches', () => {
    expect(countFindings('no-equal-branches', 'export const end = open ? last : last;')).toBe(1);
    expect(countFindings('no-equal-branches', 'if (open) { go(); } else { go(); }')).toBe(1);
    expect(countFindings('no-equal-branches', 'export const end = open ? first : last; if (end) go();')).toBe(
      0,
    );
  });

  it('a query that repeats the default of no retries', () => {
    expect(countFindings('one-retry', 'export const query = { retry: false };')).toBe(1);
    expect(countFindings('one-retry', 'export const query = { retry: 2 };')).toBe(0);
  });

  it.each([
    "error.message.includes('expired')",
    "error.message.startsWith('E')",
    '/expired/.test(error.message)',
    "error.message === 'expired'",
  ])('a failure that is identified by its message: %s', (code) => {
    expect(countFindings('no-reading-of-messages', `export const is = (error) => ${code};`)).toBe(1);
  });

  it.each([
    ['log.error(error)', 1],
    ["log.error(failure, 'not stored')", 1],
    ["request.log.warn({ error }, 'not stored')", 1],
    ["deps.log.warn({ reason: error.message }, 'not stored')", 1],
    ["app.log.info({ ...error }, 'not stored')", 1],
    ["app.log.info({ ...kindOf(error) }, 'not stored')", 1],
    ['deps.log.error({ err: error }, error.message)', 1],
    ['deps.log.error({ err: error }, `not stored: ${name}`)', 1],
    ["deps.log.error({ err: error, queue }, 'not stored')", 0],
    ['deps.log.warn(sentence)', 0],
    ['show({ error }, error.message)', 0],
  ])('an error that is logged whole: %s', (code, count) => {
    expect(countFindings('no-errors-in-logs', `export const note = (error, failure) => ${code};`)).toBe(
      count,
    );
  });

  it.each([
    ["import { useFetcher, useParams } from 'react-router-dom';", 1],
    ["import { Form as Frame } from 'react-router-dom';", 1],
    ["import * as router from 'react-router-dom';", 1],
    ["import { useParams, RouterProvider } from 'react-router-dom';", 1],
    ["import { useParams, Link as To, Routes } from 'react-router-dom';", 0],
    ["import type { LoaderFunction } from 'react-router-dom';", 0],
  ])('a name of the router that the portal does not offer: %s', (code, count) => {
    expect(countFindings('offered-router-names', code)).toBe(count);
  });

  it('something of a shared module that the oldest supported shell lacks', () => {
    const lacking = [
      "import { usePorts, useScreenAddress } from '@courier/shell-api';",
      "import { HostMark as Mark } from '@courier/ui-kit/core';",
      "import * as kit from '@courier/ui-kit/data';",
      "import { routes } from '@courier/shell-api'; export const to = routes.settings();",
    ];
    expect(countFindings('oldest-shell-names', lacking.join('\n'))).toBe(lacking.length);
    const present = [
      "import { usePorts, type ScreenProps } from '@courier/shell-api';",
      "import type { SettingsSection } from '@courier/shell-api';",
      "import { useScreenAddress } from '@courier/shell-api/hooks';",
      "import { routes } from '@courier/shell-api/routes'; export const to = [routes.settings(), routes.history()];",
    ];
    expect(countFindings('oldest-shell-names', present.join('\n'))).toBe(0);
  });

  it.each([
    ["localStorage.getItem('columns');", 1],
    ['export const stored = globalThis.sessionStorage;', 1],
    ["export const stored = window['localStorage'];", 1],
    ['export const { localStorage: stored } = window;', 1],
    ["import { browserStorage, readStored } from '@courier/config/document';", 2],
    ["import { remoteStorage } from '@courier/shell-api/hooks'; remoteStorage(ports).local.read('a');", 0],
    ["import { readDataBlock } from '@courier/config/document';", 0],
  ])('storage of the browser that does not pass through the shell: %s', (code, count) => {
    expect(countFindings('storage-by-port', code)).toBe(count);
  });

  it('but not one that is shown or identified by its code', () => {
    const code = "export const is = (error) => error.code === 'expired' && show(error.message);";
    expect(countFindings('no-reading-of-messages', code)).toBe(0);
  });
});
