import { expect, it } from '@jest/globals';
import type { FastifyError } from 'fastify';
import { DatabaseUnavailable, StorageFull } from '../db/database-unavailable';
import { asRefusal } from './error-answers';
import { badInput, conflict, notAllowed, notFound, notOwned, notSignedIn, refusalBody } from './refusal';

const failure = (facts: object) => Object.assign(new Error('secret of the inside'), facts) as FastifyError;
const told = (error: FastifyError) => {
  const { status, translationKey, message } = asRefusal(error);
  return [status, translationKey, message];
};

it.each([
  [400, 'error.invalid-input', 'The request is malformed.'],
  [403, 'error.forbidden', 'Forbidden'],
  [404, 'error.not-found', 'Not found'],
  [408, 'error.too-slow', 'The request took too long.'],
  [413, 'error.too-large', 'The request is too large.'],
  [415, 'error.unsupported-media-type', 'Only JSON is accepted.'],
  [429, 'error.too-many-requests', 'Too many requests'],
  [499, 'error.invalid-input', 'The request is malformed.'],
])('an error of status %d is told as %s', (statusCode, key, message) => {
  expect(told(failure({ statusCode }))).toEqual([statusCode, key, message]);
});

it.each([
  ['without a status', {}],
  ['of the server', { statusCode: 502 }],
  ['whose status is a success', { statusCode: 399 }],
])('an error %s is a 500 of which nothing is told', (_, facts) => {
  expect(told(failure(facts))).toEqual([500, 'error.internal', 'Something went wrong on our side.']);
});

it('a text that no database holds is a malformed request', () => {
  expect(told(failure({ code: '22021' }))).toEqual([400, 'error.invalid-input', 'The request is malformed.']);
});

it('a database that is away is asked again in 2 seconds, one that is full in 30', () => {
  const facts = { status: 503, translationKey: 'error.unavailable' };
  const [away, full] = [new DatabaseUnavailable(new Error('x')), new StorageFull(new Error('x'))];
  expect(asRefusal(away as never)).toMatchObject({ ...facts, retryAfter: 2 });
  expect(asRefusal(full as never)).toMatchObject({ ...facts, retryAfter: 30 });
  expect(asRefusal(away as never).message).not.toContain('x');
});

it('a refusal is told as it is', () => {
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

it('what is not there and what is somebody else’s are told alike', () => {
  expect(refusalBody(notOwned())).toEqual(refusalBody(notFound()));
});
