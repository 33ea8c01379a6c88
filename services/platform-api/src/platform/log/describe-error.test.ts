import { describe, expect, it } from '@jest/globals';
import Fastify from 'fastify';
import { describeError } from './describe-error';
import { loggerOptions } from './logger-options';

const TYPED = 'Block 3, Salmiya';

it('contains kind, code, stack and names of database objects, never the message or details', () => {
  const error = Object.assign(new TypeError(`Key (address)=(${TYPED}) already exists.`), {
    code: '23505',
    constraint: 'orders_pkey',
    table: 'orders',
    detail: TYPED,
    where: TYPED,
    cause: Object.assign(new Error(TYPED), { responseCode: 550, command: TYPED }),
  });
  const described = describeError(error);
  expect(described).toMatchObject({
    type: 'TypeError',
    message: 'TypeError 23505',
    code: '23505',
    constraint: 'orders_pkey',
    table: 'orders',
    cause: { type: 'Error', responseCode: 550 },
  });
  expect(described.stack).toMatch(/^TypeError\n {4}at .*describe-error\.test\.ts:\d+:\d+/);
  expect(JSON.stringify(described)).not.toContain('Salmiya');
});

it.each([
  ['lines that look like places in the message', new Error(`x\n    at Salmiya (/a.ts:1:1)`)],
  [
    'a message that was changed later',
    Object.assign(new Error('x\n    at Salmiya (/a.ts:1:1)'), { message: '' }),
  ],
  ['names that are sentences', Object.assign(new Error('x'), { name: TYPED, code: TYPED, table: TYPED })],
  ['a text that was thrown', TYPED],
  ['paths of an answer', { name: 'ZodError', issues: [{ code: 'invalid_type', path: ['rows', 3, TYPED] }] }],
])('contains nothing of %s', (_what, error) => {
  expect(JSON.stringify(describeError(error))).not.toContain('Salmiya');
});

it('ends at cyclic causes', () => {
  const error = new Error('x');
  error.cause = error;
  expect(JSON.stringify(describeError(error)).match(/"cause"/g)).toHaveLength(3);
});

describe('the log', () => {
  const logged: string[] = [];
  const app = Fastify({ logger: loggerOptions('debug', { write: (line) => void logged.push(line) }) });

  it.each<[string, () => void]>([
    ['the error alone', () => app.log.error(new Error(TYPED))],
    ['the error in its field, without words', () => app.log.warn({ err: new Error(TYPED) })],
    ['the message as the words', () => app.log.info({ err: new Error(TYPED) }, TYPED)],
    ['no error after all', () => app.log.info({ err: undefined })],
  ])('takes no message from a call that passes %s', (_what, log) => {
    logged.length = 0;
    log();
    expect(logged.map((line) => JSON.parse(line) as object)).toMatchObject([{ msg: 'an error' }]);
    expect(logged.join('')).not.toContain('Salmiya');
  });

  it('keeps the text of a call', () => {
    logged.length = 0;
    app.log.error({ err: new Error(TYPED), queue: 'exports' }, 'job failed');
    expect(JSON.parse(logged[0] ?? '')).toMatchObject({ msg: 'job failed', queue: 'exports' });
  });
});
