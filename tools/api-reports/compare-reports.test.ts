import { expect, it } from '@jest/globals';
import { requiredBump, compareReports, isAtLeast, raised } from './compare-reports.ts';

const BEFORE = [
  '# kit',
  'Icon: ({ name }: IconProps) => JSX.Element',
  '    name: "map" | "list"',
  '    size?: number',
  'IconProps: interface IconProps { name: "map" | "list"; size?: number; }',
  'Port: interface Port { send(order: Order): Promise<void>; close(): void; }',
  'LARGEST: 20000',
  "SlotProps: interface SlotProps { 'badge': { routeId: string; }; }",
  'Kind: type Kind = "a" | "b"',
  '',
].join('\n');
const NOTHING = { gone: [], broken: [], gained: [], come: [] };
const against = (from: string, to: string) => compareReports(BEFORE, BEFORE.replace(from, to));

it('an unchanged entry point needs no new version', () => {
  expect(compareReports(BEFORE, BEFORE)).toEqual(NOTHING);
  expect(requiredBump(NOTHING)).toBeNull();
});

it.each([
  ['a name that comes', 'LARGEST: 20000', 'LARGEST: 20000\nSMALLEST: 1', { come: ['SMALLEST'] }],
  ['an optional field', '    size?: number', '    size?: number\n    tone?: string', { gained: ['Icon'] }],
  ['a field nobody has to write any more', '    name: ', '    name?: ', { gained: ['Icon'] }],
  [
    'a member of what the shell hands out',
    'close(): void;',
    'close(): void; open(): void;',
    { gained: ['Port'] },
  ],
  [
    'a new key of a map that remotes look up',
    "'badge': { routeId: string; };",
    "'badge': { routeId: string; }; 'alerts': Record<never, never>;",
    { gained: ['SlotProps'] },
  ],
  [
    'one more value',
    'Kind: type Kind = "a" | "b"',
    'Kind: type Kind = "a" | "b" | "c"',
    { gained: ['Kind'] },
  ],
])('%s raises the minor version', (_, from, to, expected) => {
  const outcome = against(from, to);
  expect(outcome).toEqual({ ...NOTHING, ...expected });
  expect(requiredBump(outcome)).toBe('minor');
});

it.each([
  ['a name that goes', 'LARGEST: 20000\n', '', { gone: ['LARGEST'] }],
  ['a type that goes', 'Kind: type Kind = "a" | "b"\n', '', { gone: ['Kind'] }],
  ['a field that goes', '    size?: number\n', '', { broken: ['Icon'] }],
  [
    'a field that is demanded',
    '    size?: number',
    '    size?: number\n    tone: string',
    { broken: ['Icon'] },
  ],
  ['a field that is demanded now', '    size?: number', '    size: number', { broken: ['Icon'] }],
  [
    'a demanded member of what is handed in',
    'size?: number; }',
    'size?: number; tone: string; }',
    { broken: ['IconProps'] },
  ],
  [
    'an entry of a map with other props',
    "'badge': { routeId: string; };",
    "'badge': { screenId: string; };",
    { broken: ['SlotProps'] },
  ],
  ['a member that goes', ' close(): void;', '', { broken: ['Port'] }],
  ['a member of another type', 'Promise<void>', 'Promise<string>', { broken: ['Port'] }],
  ['a value that goes', 'Kind: type Kind = "a" | "b"', 'Kind: type Kind = "a"', { broken: ['Kind'] }],
  ['a constant of another value', '20000', '30000', { broken: ['LARGEST'] }],
])('%s raises the major version', (_, from, to, expected) => {
  const outcome = against(from, to);
  expect(outcome).toEqual({ ...NOTHING, ...expected });
  expect(requiredBump(outcome)).toBe('major');
});

it('a truncated type is reported as changed', () => {
  const cut = (hash: string) => `Ports: interface Ports { api: ${'x'.repeat(50)} … ${hash}\n`;
  expect(compareReports(cut('0123456789abcdef'), cut('fedcba9876543210'))).toEqual({
    ...NOTHING,
    gained: ['Ports'],
  });
});

it('versions are increased and compared part by part', () => {
  expect((['major', 'minor', null] as const).map((bump) => raised('1.9.3', bump))).toEqual([
    '2.0.0',
    '1.10.0',
    '1.9.3',
  ]);
  expect(isAtLeast('1.10.0', '1.9.9')).toBe(true);
  expect(isAtLeast('1.9.9', '1.10.0')).toBe(false);
  expect(isAtLeast('2.0.0', '1.10.0')).toBe(true);
  expect(isAtLeast('1.10.0', '1.10.0')).toBe(true);
});
