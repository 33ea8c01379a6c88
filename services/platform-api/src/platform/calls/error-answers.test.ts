import { expect, it } from '@jest/globals';
import Fastify, { type FastifyError } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { DatabaseUnavailable, StorageFull } from '../db/database-unavailable';
import { asRefusal, installErrorAnswers, unknownAddress } from './error-answers';
import {
  Refusal,
  badInput,
  conflict,
  notAllowed,
  notFound,
  notOwned,
  notSignedIn,
  refusalBody,
} from '../requests/refusal';

const failure = (facts: object) => Object.assign(new Error('secret of the inside'), facts) as FastifyError;
const describeRefusal = (error: FastifyError) => {
  const { status, translationKey, message } = asRefusal(error);
  return [status, translationKey, message];
};

it.each([
  [400, 'error.invalid-input', 'The request is malformed.'],
  [403, 'error.forbidden', 'Forbidden'],
  [404, 'error.not-found', 'Not found'],
  [408, 'error.too-slow', 'The request took too long.'],
  [413, 'error.too-large', 'The request is too large.'],
  [414, 'error.too-large', 'The address is too long.'],
  [415, 'error.unsupported-media-type', 'Only JSON is accepted.'],
  [429, 'error.too-many-requests', 'Too many requests'],
  [431, 'error.too-large', 'The headers are too large.'],
  [499, 'error.invalid-input', 'The request is malformed.'],
])('an error of status %d is answered as %s', (statusCode, key, message) => {
  expect(describeRefusal(failure({ statusCode }))).toEqual([statusCode, key, message]);
});

it.each([
  ['without a status', {}],
  ['of the server', { statusCode: 502 }],
  ['whose status is a success', { statusCode: 399 }],
])('an error %s is a 500 without details', (_, facts) => {
  expect(describeRefusal(failure(facts))).toEqual([
    500,
    'error.internal',
    'Something went wrong on our side.',
  ]);
});

it('a text that no database can store is a malformed request', () => {
  expect(describeRefusal(failure({ code: '22021' }))).toEqual([
    400,
    'error.invalid-input',
    'The request is malformed.',
  ]);
});

it('suggests a retry after 2 seconds for an unavailable database and after 30 for a full one', () => {
  const facts = { status: 503, translationKey: 'error.unavailable' };
  const [away, full] = [new DatabaseUnavailable(new Error('x')), new StorageFull(new Error('x'))];
  expect(asRefusal(away as never)).toMatchObject({ ...facts, retryAfter: 2 });
  expect(asRefusal(full as never)).toMatchObject({ ...facts, retryAfter: 30 });
  expect(asRefusal(away as never).message).not.toContain('x');
});

it('a refusal is answered unchanged', () => {
  const refusal = badInput('No such field', 'validation.x', 'customer.name');
  expect(asRefusal(refusal)).toBe(refusal);
  expect(refusalBody(refusal)).toEqual({
    message: 'No such field',
    meta: { translation_key: 'validation.x', field: 'customer.name' },
  });
  expect(refusalBody(badInput('No', 'validation.x'))).toEqual({
    message: 'No',
    meta: { translation_key: 'validation.x' },
  });
});

it.each([
  [notSignedIn(), 401, 'error.unauthorized', undefined],
  [notAllowed(), 403, 'error.forbidden', undefined],
  [notFound(), 404, 'error.not-found', undefined],
  [notOwned(), 404, 'error.not-found', 'not-owned'],
  [conflict('No', 'error.x'), 409, 'error.x', undefined],
])('%s', (refusal, status, key, event) => {
  expect([refusal.status, refusal.translationKey, refusal.event]).toEqual([status, key, event]);
});

it('a missing resource and a foreign one get the same answer', () => {
  expect(refusalBody(notOwned())).toEqual(refusalBody(notFound()));
});

async function failing(error: Error, path = '/fails') {
  const logged: string[] = [];
  const events: unknown[] = [];
  const write = (line: string) => logged.push((JSON.parse(line) as { msg: string }).msg);
  const app = Fastify({ logger: { level: 'error', stream: { write } } });
  app.setValidatorCompiler(validatorCompiler);
  app.decorate('recordSecurityEvent', (...event: unknown[]) => events.push(event));
  installErrorAnswers(app);
  app.setNotFoundHandler(unknownAddress);
  app.post('/fails', () => Promise.reject(error));
  const place = z.object({ stops: z.array(z.object({ latitude: z.number() })) });
  app.post('/checked', { schema: { body: z.object({ place }) } }, () => 'ok');
  const answer = await app.inject({ method: 'POST', url: path, payload: { place: { stops: [{}] } } });
  return { status: answer.statusCode, body: answer.json<unknown>(), headers: answer.headers, logged, events };
}

it('logs a fault and hides its message from the answer; a refusal is not logged as a fault', async () => {
  const fault = await failing(failure({ statusCode: 500 }));
  expect([fault.status, fault.logged]).toEqual([500, ['call failed']]);
  expect(JSON.stringify(fault.body)).not.toContain('secret');
  expect((await failing(new Refusal(500, 'x', 'error.x'))).logged).toEqual(['call failed']);
  expect((await failing(new Refusal(499, 'x', 'error.x'))).logged).toEqual([]);
});

it('an answer contains the retry time if known, and the operator is notified of suspicious calls', async () => {
  const away = await failing(new DatabaseUnavailable(new Error('x')));
  expect([away.status, away.headers['retry-after'], away.events]).toEqual([503, '2', []]);
  const odd = await failing(notOwned());
  expect([odd.status, odd.headers['retry-after']]).toEqual([404, undefined]);
  expect(odd.events).toEqual([['not-owned', expect.objectContaining({ call: 'POST /fails' })]]);
  expect(odd.headers['content-type']).toBe('application/json; charset=utf-8');
});

it('an unknown path is answered like a missing resource', async () => {
  const { status, body } = await failing(notFound(), '/nothing');
  expect([status, body]).toEqual([404, refusalBody(notFound())]);
});

it('names the invalid field by its whole path', async () => {
  expect(await failing(notFound(), '/checked')).toMatchObject({
    status: 400,
    body: {
      message: expect.stringMatching(/^place\.stops\.0\.latitude: Invalid/),
      meta: { translation_key: 'error.invalid-input', field: 'place.stops.0.latitude' },
    },
  });
});

it('does not log a connection closed early by its caller as an error, but logs a failure of the server', async () => {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const app = Fastify({ logger: { level: 'error', stream } });
  installErrorAnswers(app);
  for (const [path, facts] of [
    ['/left', { code: 'ECONNRESET' }],
    ['/broken', {}],
  ] as const)
    app.get(path, async (request) => {
      Object.defineProperty(request.raw, 'destroyed', { value: true });
      throw failure(facts);
    });
  await app.inject('/left');
  expect(lines).toEqual([]);
  await app.inject('/broken');
  expect(lines).toHaveLength(1);
  await app.close();
});
