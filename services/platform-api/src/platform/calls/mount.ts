import type { CountryCode } from '@courier/config';
import type { AnswerOf, Call, Schema } from '@courier/api-client/contract';
import { REQUEST_LIMITS } from '@courier/config/request-limits';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type * as z from 'zod';
import { createFileGate } from '../limits/files-at-once';
import { createCallLimiter } from '../limits/limit-calls';
import { findLimit } from '../limits/find-limit';
import { withoutCaller } from '../db/caller';
import type { Db } from '../db/database';
import { operatorOnly } from '../security/operator-only';
import { waitForBody } from '../security/slow-requests';
import { callPath } from './call-path';
import type { Calls } from './calls';
import {
  callerAccount,
  chooseFinder,
  isSession,
  refuseCaller,
  type Caller,
  type FleetKey,
  type OperatorSession,
  type RiderSession,
} from './callers';
import { checkedAnswer } from './checked-answer';
import { readIdempotencyKey, isAnswered, runOnce } from './idempotency';
import { sendIdentityError } from './identity-errors';
import { addImageRoute } from './image-body';
import { refuseMalformedText } from './malformed-text';
import { assertOwner } from './owner';
import { notSignedIn } from '../requests/refusal';
import type { Session } from '../requests/session';

type PartOf<S> = S extends Schema ? z.output<S> : undefined;

type CallerOf<A> = A extends 'public'
  ? Session | null
  : A extends 'operator'
    ? null
    : A extends 'rider'
      ? RiderSession
      : A extends { operator: unknown }
        ? OperatorSession
        : A extends { fleetKey: unknown }
          ? FleetKey
          : Session;

export interface CallContext<C extends Call> {
  params: PartOf<C['params']>;
  query: PartOf<C['query']>;
  body: C extends { upload: readonly string[] } ? Buffer : PartOf<C['body']>;
  /** The session, the rider's session or the key of the fleet that makes the call. */
  session: CallerOf<C['access']>;
  /** Upper case, from the Host header. */
  country: CountryCode;
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
  { calls }: { calls: Calls },
  call: C,
  handler: (context: CallContext<C>) => Promise<HandlerAnswer<C>> | HandlerAnswer<C>,
  options: MountOptions<C> = {},
): void {
  const route = buildRoute(calls, call, handler, options);
  if (call.upload) addImageRoute(app, call.upload, route);
  else app.route(route);
}

/** The caller of each running call; sessions are also in `request.session`. */
const callers = new WeakMap<FastifyRequest, Caller>();

function largestBody(call: Call): number {
  if (call.upload) return REQUEST_LIMITS.photoBodyBytes;
  return call.access === 'public' ? REQUEST_LIMITS.publicBodyBytes : REQUEST_LIMITS.bodyBytes;
}

function buildRoute<const C extends Call>(
  calls: Calls,
  call: C,
  handler: (context: CallContext<C>) => Promise<HandlerAnswer<C>> | HandlerAnswer<C>,
  options: MountOptions<C>,
): RouteOptions {
  const limit = findLimit(call);
  const limiter = limit && createCallLimiter(calls.counts, limit);
  const { bodyLimit = largestBody(call) } = options;
  const passFile = bodyLimit > REQUEST_LIMITS.bodyBytes && !call.upload ? createFileGate() : undefined;
  const findCaller = chooseFinder(calls.callers, call);
  const isOperators = call.access === 'operator';
  return {
    method: call.method,
    url: callPath(call),
    schema: routeSchema(call),
    serializerCompiler: checkedAnswer,
    ...(call.base === 'identity' ? { errorHandler: sendIdentityError } : {}),
    bodyLimit,
    onRequest: async (request, reply) => {
      limiter?.refuseSpent(request);
      if (isOperators) await operatorOnly(calls.config)(request);
      const caller = (await findCaller?.(calls, request.headers.authorization, request.country)) ?? null;
      if (caller) callers.set(request, caller);
      if (caller && isSession(caller)) request.session = caller;
      await limiter?.countCall(request, caller && callerAccount(caller));
      refuseCaller(call, caller);
      passFile?.(request, reply);
      if (call.access !== 'public') waitForBody(request, bodyLimit);
    },
    preValidation: async (request) => {
      if (call.idempotency === 'key') readIdempotencyKey(request);
    },
    // Answers contain data and tokens, so no cache may store them.
    onSend: async (_request, reply) => void reply.header('cache-control', 'no-store'),
    preHandler: async (request) => {
      // After validation, which drops unknown fields and limits the rest.
      if (!call.upload) refuseMalformedText(request);
      if (call.owner) {
        const caller = callers.get(request);
        if (!caller) throw notSignedIn();
        await assertOwner(calls, caller, call.owner, request);
      }
      if (limiter && !(await isRepeat(calls, call, request))) await limiter.countNamed(request);
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
            session: callers.get(request) ?? null,
            country: request.country,
            idempotencyKey: key,
            db,
            afterFailure: (undo: () => Promise<void>) => undoing.push(undo),
            request,
            reply,
          } as unknown as CallContext<C>),
        );
      await prepareOnce(calls, call, request, key, options.prepare);
      const work = () =>
        key !== null && options.idempotency !== false
          ? runOnce(calls.db, calls, { scope: idempotencyScope(request, call), key, body: request.body }, run)
          : run(calls.db);
      return work().catch(async (error: unknown) => {
        for (const undo of undoing)
          await withoutCaller(undo).catch((failure: unknown) =>
            request.log.error({ err: failure }, 'not undone'),
          );
        throw error;
      });
    },
  };
}

function routeSchema(call: Call): Record<string, unknown> {
  return {
    // The API description contains only the calls of portals, dispatch systems and riders.
    ...(call.access === 'operator' || call.base === 'operator' ? { hide: true } : {}),
    ...(call.params ? { params: call.params } : {}),
    ...(call.query ? { querystring: call.query } : {}),
    ...(call.body ? { body: call.body } : {}),
    ...(call.file ? { produces: call.file } : {}),
    response: { [call.success ?? 200]: call.answer },
  };
}

/** A repeat of an answered call places no order, so it does not count for its quote. */
const isRepeat = async (calls: Calls, call: Call, request: FastifyRequest): Promise<boolean> =>
  call.idempotency === 'key' &&
  findLimit(call)?.limit.quote !== undefined &&
  hasAnswer(calls, call, request, readIdempotencyKey(request));

/** Whether the call with this key, if any, has a stored answer. */
const hasAnswer = async (
  { db, clock }: Calls,
  call: Call,
  request: FastifyRequest,
  key: string | null,
): Promise<boolean> => key !== null && isAnswered(db, clock, { scope: idempotencyScope(request, call), key });

/** A repeat of an answered call is not prepared, also when the first call was answered while this one prepared. */
async function prepareOnce<C extends Call>(
  calls: Calls,
  call: C,
  request: FastifyRequest,
  key: string | null,
  prepare: MountOptions<C>['prepare'],
): Promise<void> {
  if (!prepare || (await hasAnswer(calls, call, request, key))) return;
  const { body, session } = request;
  try {
    await prepare({ body, session, request } as CallContext<C>);
  } catch (error) {
    if (!(await hasAnswer(calls, call, request, key))) throw error;
  }
}

/** Caller key without a session; no id has this form. */
const ANONYMOUS = 'public';

function idempotencyScope(request: FastifyRequest, call: Call): string {
  const session = request.session;
  const who = session === null ? ANONYMOUS : session.kind === 'CLASSIC' ? session.userId : session.vendorId;
  return `${request.country} ${who} ${call.method} ${call.path}`;
}
