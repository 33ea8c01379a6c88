import type * as z from 'zod/mini';
import type { AnswerOf, Call, Schema } from '../wire/call';

type Read<S> = S extends Schema ? z.output<S> : undefined;

/** The checked input and the relevant headers. */
export interface HandlerContext {
  idempotencyKey: string | undefined;
  authorization: string | undefined;
}

export interface FakeFile {
  type: string;
  content: string | Uint8Array<ArrayBuffer>;
}

type Answer<C extends Call> = C extends { file: readonly string[] } ? FakeFile : AnswerOf<C>;

type HandlerOf<C extends Call> = (
  input: { params: Read<C['params']>; query: Read<C['query']>; body: Read<C['body']> },
  context: HandlerContext,
) => Answer<C> | Promise<Answer<C>>;

export type HandlersOf<R extends Readonly<Record<string, Call>>> = { [Name in keyof R]: HandlerOf<R[Name]> };
