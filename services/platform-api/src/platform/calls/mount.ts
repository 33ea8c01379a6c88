import type { AnswerOf, Call, Schema } from '@courier/api-client/contract';
import type { FleetCall } from '@courier/api-client/fleet';
import type { RiderCall } from '@courier/api-client/rider-app';
import { REQUEST_LIMITS } from '@courier/config/request-limits';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/v4/core';
import { createFileGate } from '../limits/files-at-once';
import { createCallLimiter } from '../limits/limit-calls';
import { findLimit } from '../limits/find-limit';
import { withoutCaller } from '../db/caller';
import type { Db } from '../db/database';
import type { Deps } from '../deps';
import { waitForBody } from '../security/slow-requests';
import { checkedAnswer } from './checked-answer';
import { readIdempotencyKey, isAnswered, runOnce } from './idempotency';
import { sendIdentityError } from './identity-errors';
import { isWithinMailedOrder } from './mailed-order-session';
import { refuseMalformedText } from './malformed-text';
import { proveOwner } from './owner';
import { notAllowed, notSignedIn } from './refusal';
import type { Session } from './session';

type PartOf<S> = S extends Schema ? z.output<S> : undefined;

export interface CallContext<C extends Call> {
  params: PartOf<C['params']>;
  query: PartOf<C['query']>;
  body: PartOf<C['body']>;
  session: C['access'] extends 'public' ? Session | null : Session;
  /** Upper case, from the Host header. */
  country: string;
  /** Null without one, and for calls that do not support it. */
  idempotencyKey: string | null;
  /** The transaction of the idempotency key, if any. Use it for all queries, with `inTransaction`. */
  db: Db;
  /** Registers a compensation for effects outside the database. It runs after the rollback of a failed call. */
  afterFailure(undo: () => Promise<void>): void;
  request: FastifyRequest;
  reply: FastifyReply;
}

export interface MountOptions<C extends Call = Call> {
  /**
   * Work that must not hold a transaction, before the handler. Not called for the repeat of an answered call.
   */
  prepare?: (context: Pick<CallContext<C>, 'body' | 'session' | 'request'>) => Promise<void>;
  /** False when the handler itself processes the Idempotency-Key. */
  idempotency?: boolean;
  /** Largest body in bytes, overriding the default of the kind of call. */
  bodyLimit?: number;
}

/** A file is sent as bytes; the handler sets its content type. */
type HandlerAnswer<C extends Call> = C extends { file: readonly string[] } ? Buffer : AnswerOf<C>;

/**
 * Serves one call of the contract. Refusals come in the order 429, 401, 403, 400, 404 before the handler runs. Its
 * answer is checked against the contract.
 */
export function mount<const C extends Call>(
  app: FastifyInstance,
  deps: Deps,
  call: C,
  handler: (context: CallContext<C>) => Promise<HandlerAnswer<C>> | HandlerAnswer<C>,
  options: MountOptions<C> = {},
): void {
  const limit = findLimit(call);
  const limiter = limit && createCallLimiter(deps.callCounts, limit);
  const isPublic = call.access === 'public';
  const bodyLimit =
    options.bodyLimit ?? (isPublic ? REQUEST_LIMITS.publicBodyBytes : REQUEST_LIMITS.bodyBytes);
  const passFile = bodyLimit > REQUEST_LIMITS.bodyBytes ? createFileGate() : undefined;
  app.route({
    method: call.method,
    url: callPath(call),
    schema: routeSchema(call),
    serializerCompiler: checkedAnswer,
    ...(call.base === 'identity' ? { errorHandler: sendIdentityError } : {}),
    bodyLimit,
    onRequest: async (request, reply) => {
      limiter?.refuseSpent(request);
      request.session = await deps.authenticate(deps, request.headers.authorization, request.country);
      await limiter?.countCall(request);
      refuseSession(call, request.session);
      passFile?.(request, reply);
      if (!isPublic) waitForBody(request, bodyLimit);
    },
    preValidation: async (request) => {
      if (call.idempotency === 'key') readIdempotencyKey(request);
    },
    // Answers contain data and tokens, so no cache may store them.
    onSend: async (_request, reply) => void reply.header('cache-control', 'no-store'),
    preHandler: async (request) => {
      // After validation, which drops unknown fields and limits the rest.
      refuseMalformedText(request);
      if (call.owner) {
        if (!request.session) throw notSignedIn();
        await proveOwner(deps.db, request.session, call.owner, request);
      }
      if (limiter && !(await isRepeat(deps, call, request))) await limiter.countQuote(request);
    },
    handler: async (request, reply) => {
      void reply.code(call.success ?? 200);
      const key = call.idempotency === 'key' ? readIdempotencyKey(request) : null;
      const undoing: (() => Promise<void>)[] = [];
      const run = (db: Db) =>
        Promise.resolve(
          handler({
            params: request.params,
            query: request.query,
            body: request.body,
            session: request.session,
            country: request.country,
            idempotencyKey: key,
            db,
            afterFailure: (undo) => undoing.push(undo),
            request,
            reply,
          } as CallContext<C>),
        );
      await prepareOnce(deps, call, request, key, options.prepare);
      const work = () =>
        key !== null && options.idempotency !== false
          ? runOnce(deps.db, deps, { scope: idempotencyScope(request, call), key, body: request.body }, run)
          : run(deps.db);
      return work().catch(async (error: unknown) => {
        for (const undo of undoing)
          await withoutCaller(undo).catch((failure: unknown) =>
            request.log.error({ err: failure }, 'not undone'),
          );
        throw error;
      });
    },
  });
}

/** Path on this server, which also serves the identity service and the help centre. */
export function callPath(call: Pick<Call | FleetCall | RiderCall, 'base' | 'path'>): string {
  if (call.base === 'fleet' || call.base === 'rider') return `/courier/${call.base}/v1${call.path}`;
  return call.base === 'root' || call.base === 'help-centre' ? call.path : `/courier/api/v1${call.path}`;
}

export function routeSchema(
  call: Omit<Call | FleetCall | RiderCall, 'base'> & { file?: readonly string[] },
): Record<string, unknown> {
  return {
    ...(call.params ? { params: call.params } : {}),
    ...(call.query ? { querystring: call.query } : {}),
    ...(call.body ? { body: call.body } : {}),
    ...(call.file ? { produces: call.file } : {}),
    response: { [call.success ?? 200]: call.answer },
  };
}

function refuseSession(call: Call, session: Session | null): void {
  if (call.access === 'public') return;
  if (!session) throw notSignedIn();
  if (!call.access.includes(session.kind) || !isWithinMailedOrder(session, call)) throw notAllowed();
}

/** A repeat of an answered call places no order, so it does not count for its quote. */
async function isRepeat({ db, clock }: Deps, call: Call, request: FastifyRequest): Promise<boolean> {
  const key = call.idempotency === 'key' && findLimit(call)?.limit.quote ? readIdempotencyKey(request) : null;
  return key !== null && isAnswered(db, clock, { scope: idempotencyScope(request, call), key });
}

async function prepareOnce<C extends Call>(
  { db, clock }: Deps,
  call: C,
  request: FastifyRequest,
  key: string | null,
  prepare: MountOptions<C>['prepare'],
): Promise<void> {
  if (!prepare) return;
  if (key !== null && (await isAnswered(db, clock, { scope: idempotencyScope(request, call), key }))) return;
  const { body, session } = request;
  await prepare({ body, session, request } as CallContext<C>);
}

/** Caller key without a session; no id has this form. */
const NOBODY = 'public';

function idempotencyScope(request: FastifyRequest, call: Call): string {
  const session = request.session;
  const who = session === null ? NOBODY : session.kind === 'CLASSIC' ? session.userId : session.vendorId;
  return `${request.country} ${who} ${call.method} ${call.path}`;
}
