import type { AppMode } from '@courier/config/registry';
import type * as z from 'zod/mini';

export type Schema = z.core.$ZodType;
export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type OwnedKind = 'vendor' | 'order' | 'rider' | 'job';
/** Path of an input field, for example `params.vendorId`. */
export type FieldPath = `${'params' | 'query' | 'body'}.${string}`;

/** One row of the contract; server routes, OpenAPI, the browser client and the fake backend all come from it. */
export interface Call {
  method: HttpMethod;
  /** Below the base, with `:name` for each key of `params`. */
  path: string;
  /**
   * `api` is `/{service}/api/v1`, `identity` the same for the identity service, `root` the origin itself,
   * `help-centre` the origin of the help centre, which is the same one unless configured otherwise.
   */
  base: 'api' | 'identity' | 'root' | 'help-centre';
  /** `public` needs no session; otherwise the kinds of session that may call (any other is refused with 403). */
  access: 'public' | readonly AppMode[];
  /** Fields naming what the caller's account must own; foreign ids are answered like unknown ones (404). */
  owner: Readonly<Partial<Record<OwnedKind, FieldPath>>> | null;
  params: Schema | null;
  query: Schema | null;
  body: Schema | null;
  answer: Schema;
  /** Media types of the file the call answers instead of JSON; `answer` is then not looked at. */
  file?: readonly string[];
  /** Statuses the call may answer besides success, apart from 429 and 5xx. */
  errors: readonly number[];
  /** Success status, 200 when absent. */
  success?: number;
  /** How often a failing call is repeated; the client's default when absent. */
  retries?: number;
  /** Sent with what the browser is known by as a device, also to an API with an origin of its own. */
  device?: true;
  /** `key`: the client sends an Idempotency-Key and the server answers a repeated key with the first answer. */
  idempotency: 'key' | 'none';
}

/** Names of fields that are always there and hold a text, e.g. `order.vendor_id`. */
type TextPath<T> = {
  [K in keyof T & string]: T[K] extends string
    ? K
    : T[K] extends readonly unknown[]
      ? never
      : T[K] extends object
        ? `${K}.${TextPath<T[K]>}`
        : never;
}[keyof T & string];

type PathIn<Part extends string, S> = S extends Schema ? `${Part}.${TextPath<z.output<S>>}` : never;

/** Where a call may say that something owned is named: a field its own schemas demand. A public call owns nothing. */
type OwnerOf<C extends Call> = C['access'] extends 'public'
  ? null
  : Readonly<
      Partial<
        Record<
          OwnedKind,
          PathIn<'params', C['params']> | PathIn<'query', C['query']> | PathIn<'body', C['body']>
        >
      >
    > | null;

/** Keeps the exact types of a row while checking its shape, and that `owner` names fields no request can leave out. */
export const defineCall = <const C extends Call>(call: C & { owner: OwnerOf<C> }): C => call;

type InputPart<Name extends string, S> = S extends Schema
  ? { [K in Name]: z.input<S> }
  : { [K in Name]?: undefined };

/** What the caller passes. */
export type InputOf<C extends Call> = InputPart<'params', C['params']> &
  InputPart<'query', C['query']> &
  InputPart<'body', C['body']>;

/** What the caller gets: the wire JSON, checked, or the file. */
export type AnswerOf<C extends Call> = C extends { file: readonly string[] } ? Blob : z.output<C['answer']>;

export type Contract = Readonly<Record<string, Readonly<Record<string, Call>>>>;
