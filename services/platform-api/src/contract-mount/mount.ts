import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../db/database';
import type { Deps } from '../deps';
import { authenticate } from '../modules/identity/authenticate';
import type { AnswerOf, MountableCall, PartOf } from './call';
import { runOnce } from './idempotency';
import { proveOwner } from './owner';
import { notAllowed, notSignedIn } from './refusal';
import type { Session } from './session';

/** What the handler of a call gets. */
export interface CallContext<Call extends MountableCall> {
  params: PartOf<Call['params']>;
  query: PartOf<Call['query']>;
  body: PartOf<Call['body']>;
  /** Null only for public calls without a valid session. */
  session: Call['access'] extends 'public' ? Session | null : Session;
  /** Upper case, from the Host header. */
  country: string;
  /** The transaction of the idempotency key when there is one: use it for everything, with `inTransaction`. */
  db: Db;
  /** Runs after everything has been committed, e.g. to publish an order. */
  afterCommit(effect: () => void): void;
  request: FastifyRequest;
  reply: FastifyReply;
}

export interface MountOptions {
  /** False where the handler itself deals with the Idempotency-Key. */
  idempotency?: boolean;
}

/**
 * Serves one call of the contract. Refusals come in the order 401, 403, 400, 404 before the handler runs; what the
 * handler answers is checked against the contract.
 */
export function mount<Call extends MountableCall>(
  app: FastifyInstance,
  deps: Deps,
  call: Call,
  handler: (context: CallContext<Call>) => Promise<AnswerOf<Call>> | AnswerOf<Call>,
  options: MountOptions = {},
): void {
  app.route({
    method: call.method,
    url: addressOf(call),
    schema: schemaOf(call),
    onRequest: async (request) => {
      request.session = await authenticate(deps, request.headers.authorization, request.country);
      refuseSession(call, request.session);
    },
    preHandler: async (request) => {
      if (call.owner !== undefined && request.session) await proveOwner(deps.db, request.session, call.owner, request);
    },
    handler: async (request, reply) => {
      const effects: (() => void)[] = [];
      const run = (db: Db) =>
        Promise.resolve(
          handler({
            params: request.params,
            query: request.query,
            body: request.body,
            session: request.session,
            country: request.country,
            db,
            afterCommit: (effect) => effects.push(effect),
            request,
            reply,
          } as CallContext<Call>),
        );
      const key = request.headers['idempotency-key'];
      const keyed = typeof key === 'string' && options.idempotency !== false && call.idempotency;
      const answer = keyed
        ? await runOnce(deps.db, deps.clock, { scope: scopeOf(request, call), key, body: request.body }, run)
        : await run(deps.db);
      for (const effect of effects) effect();
      return answer;
    },
  });
}

/** Path on this server: `/order/{orderId}` and `/order/:orderId` are the same. */
export function addressOf(call: Pick<MountableCall, 'base' | 'path'>): string {
  const path = call.path.replace(/\{(\w+)\}/g, ':$1');
  return call.base === 'api' ? `/courier/api/v1${path}` : path;
}

function schemaOf(call: MountableCall): Record<string, unknown> {
  const answer = call.answer !== null && typeof call.answer === 'object' && '_zod' in call.answer ? call.answer : null;
  return {
    ...(call.params ? { params: call.params } : {}),
    ...(call.query ? { querystring: call.query } : {}),
    ...(call.body ? { body: call.body } : {}),
    ...(answer ? { response: { '2xx': answer } } : {}),
  };
}

function refuseSession(call: MountableCall, session: Session | null): void {
  if (call.access === 'public') return;
  if (!session) throw notSignedIn();
  if (Array.isArray(call.access) && !call.access.includes(session.kind)) throw notAllowed();
}

function scopeOf(request: FastifyRequest, call: MountableCall): string {
  const session = request.session;
  const who = session === null ? 'public' : session.kind === 'CLASSIC' ? session.userId : session.vendorId;
  return `${request.country} ${who} ${call.method} ${call.path}`;
}
