import type * as z from 'zod/v4/core';

/** What this server needs to know of a call of `@courier/api-client/contract`. */
export interface MountableCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  base: string;
  access: string | readonly string[];
  owner?: unknown;
  params?: z.$ZodType | undefined;
  query?: z.$ZodType | undefined;
  body?: z.$ZodType | undefined;
  answer: unknown;
  idempotency?: unknown;
}

export type PartOf<Schema> = Schema extends z.$ZodType ? z.output<Schema> : undefined;
export type AnswerOf<Call extends MountableCall> = Call['answer'] extends z.$ZodType ? z.output<Call['answer']> : unknown;
