import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DatabaseUnavailable } from './database-unavailable';

export interface Caller {
  isGone: boolean;
  /** Called when the caller leaves before the answer. */
  readonly leaveListeners: Set<() => void>;
}

export class CallerGone extends DatabaseUnavailable {
  constructor() {
    super(new Error('The caller has closed the connection.'));
    this.name = 'CallerGone';
  }
}

const callers = new AsyncLocalStorage<Caller | null>();
const callersByRequest = new WeakMap<FastifyRequest, Caller>();

export const currentCaller = (): Caller | null => callers.getStore() ?? null;

/** Runs work that continues when its caller leaves. */
export const withoutCaller = <T>(work: () => T): T => callers.run(null, work);

export const runForCaller = <T>(caller: Caller, work: () => T): T => callers.run(caller, work);

/** Makes the caller available to all work of a request, and detects when it leaves. */
export function trackCallers(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, next) => {
    const caller: Caller = { isGone: false, leaveListeners: new Set() };
    callersByRequest.set(request, caller);
    reply.raw.once('close', () => {
      // Work after the answer does not depend on the caller.
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
