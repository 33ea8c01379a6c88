import type { AppMode } from '@courier/config/registry';
import type * as z from 'zod/mini';
import type { Capability } from './capabilities';

export type Schema = z.core.$ZodType;
export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type OwnedKind = 'vendor' | 'order' | 'rider' | 'job' | 'delivery';
/** Path of an input field, for example `params.vendorId`. */
export type FieldPath = `${'params' | 'query' | 'body'}.${string}`;

export const FLEET_SCOPES = ['deliveries:read', 'deliveries:write', 'webhook:manage'] as const;
export type FleetScope = (typeof FLEET_SCOPES)[number];

/** Who may call. Without valid credentials the answer is 401, with those of another kind or scope 403. */
export type Access =
  /** Anonymous: no session is needed. */
  | 'public'
  /** A session of one of these kinds. */
  | readonly AppMode[]
  /** The key of a dispatch system with this scope. */
  | { readonly fleetKey: FleetScope }
  /** The session of a rider. */
  | 'rider'
  /** The session of an operator with this capability, or with any. */
  | { readonly operator: Capability | null }
  /** The operator's token, in production. */
  | 'operator';

export const isSessionAccess = (access: Access): access is readonly AppMode[] => Array.isArray(access);

export const isOperatorAccess = (access: Access): access is { readonly operator: Capability | null } =>
  typeof access === 'object' && 'operator' in access;

/** The source of server routes, OpenAPI, clients and fake backend. */
export interface Call {
  method: HttpMethod;
  /** Below the base, with `:name` for each key of `params`. */
  path: string;
  /**
   * `api` is `/{service}/api/v1`, `identity` the same of the identity service, `root` the origin, `help-centre` the
   * origin of the help centre, by default the same. `fleet` is `/{service}/fleet/v1`, `rider` `/{service}/rider/v1`,
   * `operator` `/{service}/operator/v1/{country}` at the origin of operators.
   */
  base: 'api' | 'identity' | 'root' | 'help-centre' | 'fleet' | 'rider' | 'operator';
  access: Access;
  /** Ids that the caller must own; foreign ids are answered like unknown ones (404). */
  owner: Readonly<Partial<Record<OwnedKind, FieldPath>>> | null;
  params: Schema | null;
  query: Schema | null;
  body: Schema | null;
  /** Media types of an image that is the body, instead of JSON. */
  upload?: readonly string[];
  answer: Schema;
  /** Media types of a file answer; `answer` is then ignored. */
  file?: readonly string[];
  /** Possible statuses besides success, 429 and 5xx. */
  errors: readonly number[];
  /** Success status, 200 by default. */
  success?: number;
  /** Repetitions of a failing call; the client's default when absent. */
  retries?: number;
  /** Sent with the device cookie, also to an API of another origin. */
  device?: true;
  /** `key`: the client sends an Idempotency-Key and the server repeats the first answer for a repeated key. */
  idempotency: 'key' | 'none';
}

/** Names of required text fields, e.g. `order.vendor_id`. */
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

/** `owner` must name required fields. A public call owns nothing. */
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

/** Checks the shape, and that `owner` names required fields, and keeps the exact types. */
export const defineCall = <const C extends Call>(call: C & { owner: OwnerOf<C> }): C => call;

type InputPart<Name extends string, S> = S extends Schema
  ? { [K in Name]: z.input<S> }
  : { [K in Name]?: undefined };

export type InputOf<C extends Call> = InputPart<'params', C['params']> &
  InputPart<'query', C['query']> &
  (C extends { upload: readonly string[] } ? { body: Blob } : InputPart<'body', C['body']>);

/** The checked wire JSON, or the file. */
export type AnswerOf<C extends Call> = C extends { file: readonly string[] } ? Blob : z.output<C['answer']>;

export type Contract = Readonly<Record<string, Readonly<Record<string, Call>>>>;
