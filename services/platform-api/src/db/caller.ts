import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DatabaseUnavailable } from './database-unavailable';

/** The request for which work is done, as far as the work needs to know of it. */
export interface Caller {
  isGone: boolean;
  /** What to stop when the caller leaves before the answer. */
  readonly leaveListeners: Set<() => void>;
}

/** The caller has left. */
export class CallerGone extends DatabaseUnavailable {
  constructor() {
    super(new Error('The caller has closed the connection.'));
    this.name = 'CallerGone';
  }
}

const callers = new AsyncLocalStorage<Caller | null>();
const callersByRequest = new WeakMap<FastifyRequest, Caller>();

/** Null for work that no request waits for. */
export const currentCaller = (): Caller | null => callers.getStore() ?? null;

/** Runs work that has to be finished whether or not its caller is still there. */
export const withoutCaller = <T>(work: () => T): T => callers.run(null, work);

export const runForCaller = <T>(caller: Caller, work: () => T): T => callers.run(caller, work);

/** Lets everything a request does find its caller, and notices when the caller leaves. */
export function followCallers(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, next) => {
    const caller: Caller = { isGone: false, leaveListeners: new Set() };
    callersByRequest.set(request, caller);
    reply.raw.once('close', () => {
      // What goes on after the answer is not for the caller.
      if (reply.raw.writableEnded) return;
      caller.isGone = true;
      for (const leave of caller.leaveListeners) leave();
    });
    runForCaller(caller, next);
  });
  // The body is read in another asynchronous context.
  app.addHook('preValidation', (request, _reply, next) => {
    const caller = callersByRequest.get(request);
    if (caller) runForCaller(caller, next);
    else next();
  });
}
