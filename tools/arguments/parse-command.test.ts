import { expect, it } from '@jest/globals';
import { parseCommand } from './parse-command.ts';

const COMMAND = {
  usage: 'a <folder> [--write]',
  options: { write: { type: 'boolean' } },
  fewest: 1,
  most: 2,
} as const;

it('returns options and arguments', () => {
  expect(parseCommand(COMMAND, ['to', '--write'])).toMatchObject({
    outcome: 'run',
    values: { write: true },
    positionals: ['to'],
  });
});

it('requests help before it looks for mistakes', () => {
  expect(parseCommand(COMMAND, ['--help'])).toEqual({ outcome: 'help' });
  expect(parseCommand(COMMAND, ['a', 'b', 'c', '-h'])).toEqual({ outcome: 'help' });
});

it('names an unknown option, a missing argument and one too many', () => {
  expect(parseCommand(COMMAND, ['to', '--wirte'])).toMatchObject({
    outcome: 'mistake',
    sentence: expect.stringContaining('--wirte'),
  });
  expect(parseCommand(COMMAND, [])).toEqual({ outcome: 'mistake', sentence: 'An argument is missing.' });
  expect(parseCommand(COMMAND, ['a', 'b', 'c'])).toEqual({
    outcome: 'mistake',
    sentence: 'Unexpected argument "c".',
  });
});
