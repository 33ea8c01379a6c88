import type * as z from 'zod/mini';
import { RouterFailure, type RouterSettings } from './router';

interface Question {
  readonly address: URL;
  readonly init?: RequestInit;
  /** Statuses besides 2xx whose body is read, because it says that there is no way. */
  readonly readable?: readonly number[];
}

/** @throws RouterFailure for a timeout, another status, or a body that the schema refuses */
export async function askRouter<T>(
  { timeoutMs }: Pick<RouterSettings, 'timeoutMs'>,
  schema: z.ZodMiniType<T>,
  { address, init = {}, readable = [] }: Question,
): Promise<T> {
  const signal = AbortSignal.timeout(timeoutMs);
  const answer = await fetch(address, { ...init, redirect: 'error', signal }).catch((error: unknown) => {
    throw toFailure(error, timeoutMs);
  });
  if (!answer.ok && !readable.includes(answer.status)) {
    await answer.body?.cancel().catch(() => undefined);
    throw new RouterFailure(`status ${answer.status}`);
  }
  const body: unknown = await answer.json().catch((error: unknown) => {
    throw toFailure(error, timeoutMs);
  });
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new RouterFailure('an answer in another format');
  return parsed.data;
}

function toFailure(error: unknown, timeoutMs: number): RouterFailure {
  const { name } = error as { name?: unknown };
  if (name === 'TimeoutError') return new RouterFailure(`no answer within ${timeoutMs} ms`);
  if (name === 'SyntaxError') return new RouterFailure('an answer that is not JSON');
  return new RouterFailure('no connection');
}
