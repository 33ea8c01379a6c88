import type { AnswerOf, Call, InputOf } from '../wire/call';

type CallDoc<C extends Call> = {
  summary: string;
  /** Without the body of an image. */
  example: Omit<InputOf<C>, C extends { upload: readonly string[] } ? 'body' : never> & {
    /** The start of a file answer. */
    answer: C extends { file: readonly string[] } ? string : AnswerOf<C>;
  };
};

export type CallDocsOf<R extends Readonly<Record<string, Call>>> = {
  readonly [Name in keyof R]: CallDoc<R[Name]>;
};
