import type { FastifyServerOptions } from 'fastify';
import type { ServerConfig } from '../config';
import { describeError } from './describe-error';

/** Where lines go instead of the standard output. */
export interface LogTarget {
  write(line: string): void;
}

interface LoggedRequest {
  method: string;
  routeOptions?: { url?: string | undefined };
}

/** Messages of errors are never one of a line: `describeError` says why. */
const WITHOUT_MESSAGE = 'an error';

type LogArguments = [fields: unknown, message?: unknown, ...rest: unknown[]];

/**
 * pino takes the message of an error for that of the line, where a call names none, and the framework passes errors
 * and their messages in several ways.
 */
export function withoutErrorMessage(args: LogArguments): LogArguments {
  const [first, message, ...rest] = args;
  const fields = isError(first) ? { err: first } : first;
  if (typeof fields !== 'object' || fields === null || !('err' in fields)) return args;
  const { message: quoted } = (fields.err ?? {}) as { message?: unknown };
  return [fields, message === undefined || message === quoted ? WITHOUT_MESSAGE : message, ...rest];
}

/** Errors of the platform are of another realm in tests, so that `instanceof` does not recognise them. */
const isError = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'message' in value && 'stack' in value;

/**
 * A request is named by the pattern of its address: the address itself holds ids of orders, tokens and search texts.
 */
export function loggerOptions(
  level: ServerConfig['logLevel'],
  target?: LogTarget,
): NonNullable<FastifyServerOptions['logger']> {
  if (level === 'silent') return false;
  return {
    level,
    serializers: {
      err: (error: unknown) => describeError(error),
      req: ({ method, routeOptions }: LoggedRequest) => ({ method, route: routeOptions?.url ?? 'unknown' }),
    },
    hooks: {
      logMethod(args, method) {
        method.apply(this, withoutErrorMessage(args) as Parameters<typeof method>);
      },
    },
    ...(target ? { stream: target } : {}),
  };
}
