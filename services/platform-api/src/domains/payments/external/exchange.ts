import type * as z from 'zod/mini';
import { ProviderFailure } from './provider-failure';

/** Two calls and their repeats fit in the claim of a charge. */
const LONGEST_MS = 10_000;
const MOST_ANSWER_BYTES = 1024 * 1024;
const LONGEST_REASON = 200;

export interface ProviderAnswer {
  status: number;
  text: string;
}

/**
 * One HTTP call. Answers of all statuses below 500 except 429 are returned.
 * @throws ProviderFailure
 */
export async function exchange(url: string, init: RequestInit): Promise<ProviderAnswer> {
  const signal = AbortSignal.timeout(LONGEST_MS);
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, { ...init, redirect: 'manual', signal });
    text = await readText(response);
  } catch (error) {
    if (error instanceof ProviderFailure) throw error;
    throw new ProviderFailure('lost', null, signal.aborted ? 'timeout' : 'connection');
  }
  if (response.status === 429) throw new ProviderFailure('busy', 429, 'too many calls');
  if (response.status >= 500) throw new ProviderFailure('lost', response.status, 'server error');
  return { status: response.status, text };
}

async function readText(response: Response): Promise<string> {
  if (!response.body) return '';
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body as AsyncIterable<Uint8Array>) {
    bytes += part.length;
    if (bytes > MOST_ANSWER_BYTES) throw new ProviderFailure('lost', response.status, 'answer too long');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** Repeats an idempotent call once when its answer is lost. */
export async function repeatLost<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof ProviderFailure && error.kind === 'lost') return call();
    throw error;
  }
}

/** @throws ProviderFailure `lost`: the call had its effect, but the answer does not say which */
export function parseAnswer<T>(schema: z.ZodMiniType<T>, { status, text }: ProviderAnswer): T {
  const parsed = schema.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(({ path }) => path.join('.')).join(', ');
  throw new ProviderFailure('lost', status, `unreadable answer: ${fields}`.slice(0, LONGEST_REASON));
}

export const shortReason = (...parts: readonly (string | number | null | undefined)[]): string =>
  parts
    .filter((part) => part !== null && part !== undefined && part !== '')
    .join(' ')
    .slice(0, LONGEST_REASON);

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
