import type { FastifyServerOptions } from 'fastify';
import type { ServerConfig } from '../../settings/config';
import { describeError } from './describe-error';

export interface LogTarget {
  write(line: string): void;
}

interface LoggedRequest {
  method: string;
  routeOptions?: { url?: string | undefined };
}

/** Replaces error messages; see `describeError`. */
const WITHOUT_MESSAGE = 'an error';

type LogArguments = [fields: unknown, message?: unknown, ...rest: unknown[]];

/** pino uses an error's message for the line when a call has none, and the framework passes errors in several ways. */
function withoutErrorMessage(args: LogArguments): LogArguments {
  const [first, message, ...rest] = args;
  const fields = isError(first) ? { err: first } : first;
  if (typeof fields !== 'object' || fields === null || !('err' in fields)) return args;
  const { message: quoted } = (fields.err ?? {}) as { message?: unknown };
  return [fields, message === undefined || message === quoted ? WITHOUT_MESSAGE : message, ...rest];
}

/** In tests, platform errors come from another realm, so `instanceof` fails. */
const isError = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'message' in value && 'stack' in value;

/** Logs the route pattern of a request: its URL contains order ids, tokens and search texts. */
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
