import type { AnswerOf, Call, InputOf } from '../wire/call';

/** Summary and an example request and answer of a call. */
export type CallDoc<C extends Call> = {
  summary: string;
  example: InputOf<C> & {
    /** The beginning of the file for calls that answer one. */
    answer: C extends { file: readonly string[] } ? string : AnswerOf<C>;
  };
};

export type CallDocsOf<R extends Readonly<Record<string, Call>>> = {
  readonly [Name in keyof R]: CallDoc<R[Name]>;
};
