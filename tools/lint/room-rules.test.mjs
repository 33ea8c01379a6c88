import { describe, expect, it } from '@jest/globals';
import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { checkRecord, rooms } from './room-rules.mjs';

function findings(filename, code, rule, options) {
  const linter = new Linter();
  const config = {
    files: ['**/*.{ts,tsx}'],
    plugins: { rooms },
    languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
    rules: { [`rooms/${rule}`]: ['error', ...options] },
  };
  return linter.verify(code, [config], { filename }).map(({ message }) => message);
}

const names = (filename, code = 'export const one = 1;') =>
  findings(filename, code, 'file-names', [{ roles: ['contract'] }]);

describe('a file is named', () => {
  it('in kebab-case with a known role', () => {
    expect(names('apps/shell/src/orders/order-list.ts')).toEqual([]);
    expect(names('apps/shell/src/orders/orders.contract.ts')).toEqual([]);
    expect(names('apps/shell/src/orders/orders.things.ts')).toEqual([expect.stringContaining('".things"')]);
    expect(names('apps/shell/src/orders/orderList.ts')).toEqual([expect.stringContaining('kebab-case')]);
    expect(names('apps/shell/src/orderList/list.ts')).toEqual([expect.stringContaining('"orderList"')]);
  });

  it('in a test by whatever the test asks', () => {
    expect(names('apps/shell/src/orders/orders.late.test.ts')).toEqual([]);
  });

  it('after the component it exports', () => {
    const file = 'apps/shell/src/orders/OrderList.tsx';
    expect(names(file, 'export function OrderList() { return <p />; }')).toEqual([]);
    expect(names(file, 'export default function OrderList() { return <p />; }')).toEqual([]);
    expect(names(file, 'export function OrderRow() { return <p />; }')).toHaveLength(1);
    expect(names('apps/shell/src/orders/OrderList.ts')).toEqual([expect.stringContaining('PascalCase')]);
  });

  it('after a topic', () => {
    const drawers = (filename) => findings(filename, '', 'no-drawers', []);
    expect(drawers('apps/shell/src/orders/list.ts')).toEqual([]);
    expect(drawers('apps/shell/src/utils/list.ts')).toHaveLength(1);
    expect(drawers('apps/shell/src/orders/helpers.ts')).toHaveLength(1);
  });
});

describe('a function ends at 80 lines', () => {
  const file = 'tools/start/run.ts';
  const functionOf = (lines) => `export function run() {\n${'  go();\n'.repeat(lines - 2)}}`;
  const lengths = (code, record = {}) => findings(file, code, 'short-functions', [record]);

  it('unless it is recorded as longer', () => {
    expect(lengths(functionOf(80))).toEqual([]);
    expect(lengths(functionOf(81))).toEqual(['run has 81 lines; a function ends at 80.']);
    expect(lengths(functionOf(81), { [file]: ['run'] })).toEqual([]);
  });

  it('and leaves the record when it became short', () => {
    expect(lengths(functionOf(80), { [file]: ['run'] })).toEqual([expect.stringContaining('short now')]);
    expect(() => checkRecord({ 'tools/start/gone.mjs': ['run'] })).toThrow('gone.mjs');
    expect(checkRecord({ 'tools/start/run.mjs': ['run'] })).toBeTruthy();
  });
});
