import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { CallerGone } from '../db/caller';
import { DatabaseUnavailable, StorageFull } from '../db/database-unavailable';
import { requestFacts } from '../security/security-events';
import { Refusal, refusalBody } from '../requests/refusal';

/** Sends every failure as `{message, meta:{translation_key, field?}}`, without internal details. */
export function installErrorAnswers(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    const refusal = asRefusal(error);
    if (refusal.status >= 500 && !hasLeft(request, error)) request.log.error({ err: error }, 'call failed');
    return sendRefusal(reply, refusal);
  });
}

const LEFT_EARLY: readonly string[] = ['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE'];

/** Whether the failure only results from a caller who closed the connection early. */
const hasLeft = (request: FastifyRequest, error: FastifyError | Refusal): boolean =>
  error instanceof CallerGone ||
  (request.raw.destroyed && 'code' in error && LEFT_EARLY.includes(error.code));

export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  if (refusal.event) reply.server.recordSecurityEvent(refusal.event, requestFacts(reply.request));
  if (refusal.retryAfter !== undefined) void reply.header('retry-after', String(refusal.retryAfter));
  return reply.code(refusal.status).type('application/json; charset=utf-8').send(refusalBody(refusal));
}

type Words = readonly [message: string, key: string];
const MALFORMED: Words = ['The request is malformed.', 'error.invalid-input'];
const BY_STATUS: Readonly<Record<number, Words>> = {
  403: ['Forbidden', 'error.forbidden'],
  404: ['Not found', 'error.not-found'],
  408: ['The request took too long.', 'error.too-slow'],
  413: ['The request is too large.', 'error.too-large'],
  414: ['The address is too long.', 'error.too-large'],
  415: ['Only JSON is accepted.', 'error.unsupported-media-type'],
  429: ['Too many requests', 'error.too-many-requests'],
  431: ['The headers are too large.', 'error.too-large'],
};

const RETRY_AFTER_SECONDS = 2;
/** An operator has to free disk space first. */
const ROOM_AFTER_SECONDS = 30;

export const statusRefusal = (status: number): Refusal =>
  new Refusal(status, ...(BY_STATUS[status] ?? MALFORMED));

export function asRefusal(error: FastifyError | Refusal): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof DatabaseUnavailable)
    return new Refusal(503, 'The service is not available at the moment.', 'error.unavailable', {
      retryAfter: error instanceof StorageFull ? ROOM_AFTER_SECONDS : RETRY_AFTER_SECONDS,
    });
  if (hasZodFastifySchemaValidationErrors(error)) {
    // A validation error always contains at least one entry.
    const [first] = error.validation as [(typeof error.validation)[number]];
    const field = first.instancePath.replace(/^\//, '').replaceAll('/', '.');
    const message = `${field || error.validationContext}: ${first.message}`;
    return new Refusal(400, message, 'error.invalid-input', field === '' ? {} : { field });
  }
  // SQLSTATE 22021: the text contains U+0000, which no stored text may.
  if (error.code === '22021') return new Refusal(400, 'The request is malformed.', 'error.invalid-input');
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) return statusRefusal(status);
  return new Refusal(500, 'Something went wrong on our side.', 'error.internal');
}

/** 404 for an unknown API address, in the same shape. */
export const unknownAddress = (_request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  sendRefusal(reply, new Refusal(404, 'Not found', 'error.not-found'));
