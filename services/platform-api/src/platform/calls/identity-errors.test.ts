import { expect, it } from '@jest/globals';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { sendIdentityError } from './identity-errors';
import { IdentityRefusal, Refusal, badInput, notFound, notSignedIn } from '../requests/refusal';

function sent(error: FastifyError | Refusal) {
  const logged: unknown[] = [];
  const headers: Record<string, string> = {};
  let status = 0;
  let body: unknown;
  const events: unknown[] = [];
  const reply = {
    request: { method: 'POST', routeOptions: { url: '/login' }, country: 'KW', session: null },
    server: { recordSecurityEvent: (...event: unknown[]) => events.push(event) },
    header: (name: string, value: string) => void (headers[name] = value),
    code: (given: number) => {
      status = given;
      return reply;
    },
    type: () => reply,
    send: (given: unknown) => {
      body = given;
      return reply;
    },
  };
  const request = { log: { error: (facts: unknown, words: string) => logged.push([facts, words]) } };
  sendIdentityError(error, request as unknown as FastifyRequest, reply as unknown as FastifyReply);
  return { status, body, headers, logged, events };
}
const buildAnswer = (code: string) => ({ message: code, meta: { translation_key: `auth.${code}` } });

it.each([
  [notSignedIn(), 401, 'NotAuthorizedException'],
  [badInput('x', 'error.x'), 400, 'InvalidParameterException'],
  [new Refusal(429, 'x', 'error.x'), 429, 'TooManyRequestsException'],
])('%s is answered by its code', (refusal, status, code) => {
  expect(sent(refusal)).toMatchObject({ status, body: buildAnswer(code), logged: [] });
});

it('the field and the retry time are part of the answer', () => {
  expect(sent(badInput('x', 'error.x', 'email')).body).toEqual({
    message: 'InvalidParameterException',
    meta: { translation_key: 'auth.InvalidParameterException', field: 'email' },
  });
  expect(sent(new Refusal(429, 'x', 'error.x', { retryAfter: 7 })).headers).toEqual({ 'retry-after': '7' });
});

it('the security event is recorded without identifying the person', () => {
  const facts = { call: 'POST /login', country: 'KW', session: 'none' };
  const refusal = new Refusal(401, 'x', 'error.x', { event: 'not-owned' });
  expect(sent(refusal)).toMatchObject({
    body: buildAnswer('NotAuthorizedException'),
    events: [['not-owned', facts]],
  });
  expect(sent(notSignedIn()).events).toEqual([]);
});

it.each([
  [new IdentityRefusal(400, 'UserNotFoundException', 'auth.UserNotFoundException'), 'UserNotFoundException'],
  [notFound(), 'Not found'],
])('an error with its own code or without one is answered unchanged', (refusal, message) => {
  expect(sent(refusal)).toMatchObject({ status: refusal.status, body: { message } });
});

it('a server error is answered by its code and logged; a client error is not logged', () => {
  const fault = Object.assign(new Error('secret'), { statusCode: 500 }) as FastifyError;
  expect(sent(fault)).toMatchObject({
    status: 500,
    body: buildAnswer('InternalErrorException'),
    logged: [[{ err: fault }, 'call failed']],
  });
  expect(sent(new Refusal(499, 'x', 'error.x')).logged).toEqual([]);
  expect(sent(new Refusal(500, 'x', 'error.x')).logged).toHaveLength(1);
});
