import type { AnswerOf, Call, Contract, InputOf } from '../wire/call';
import { buildBases } from './bases';
import type { CallInput } from './build-request';
import { send, type CallOptions, type Transport } from './send';

export interface ClientOptions {
  /** Address of the API, e.g. `/courier/api/v1`. */
  baseUrl: string;
  identityBaseUrl?: string;
  helpCentreUrl?: string;
  /** Query parameter `token` of every geolocator call. */
  geolocatorToken?: string;
  fetch?: typeof globalThis.fetch;
  /** Current header, or null. */
  authorization: () => string | null;
  /** BCP 47 tag of the language in which the server writes mails and files; by default the browser's. */
  language?: () => string;
  /** Called once per call that was answered 401; true means: refreshed, retry. */
  onUnauthorized?: () => Promise<boolean>;
  /** Milliseconds before the given retry (1, 2, 3). */
  retryDelay?: (attempt: number) => number;
  /** Milliseconds per attempt. */
  timeoutMs?: number;
}

/** With a body serialised elsewhere, e.g. in a worker. */
type Written<Input> = Omit<Input, 'body'> & { body: Blob };

type MethodOf<C extends Call> =
  Record<string, never> extends InputOf<C>
    ? (input?: InputOf<C>, options?: CallOptions) => Promise<AnswerOf<C>>
    : (input: InputOf<C> | Written<InputOf<C>>, options?: CallOptions) => Promise<AnswerOf<C>>;

/** One method per call, grouped as in the contract. */
export type ClientOf<T extends Contract> = {
  readonly [Resource in keyof T]: { readonly [Name in keyof T[Resource]]: MethodOf<T[Resource][Name]> };
};

/** A client of part of the contract, for documents that must stay small. */
export function createClientFor<T extends Contract>(table: T, options: ClientOptions): ClientOf<T> {
  const transport: Transport = {
    bases: buildBases(options.baseUrl, options.identityBaseUrl, options.helpCentreUrl),
    fetch: options.fetch ?? ((input, init) => globalThis.fetch(input, init)),
    authorization: options.authorization,
    language: options.language,
    onUnauthorized: options.onUnauthorized,
    retryDelay: options.retryDelay,
    timeoutMs: options.timeoutMs,
  };
  const { geolocatorToken: token } = options;
  const withToken = (resource: string, input: CallInput): CallInput =>
    resource === 'geolocator' && token !== undefined ? { ...input, query: { ...input.query, token } } : input;
  const resources = Object.entries(table).map(([resource, calls]) => [
    resource,
    Object.fromEntries(
      Object.entries(calls).map(([name, call]) => [
        name,
        (input: CallInput = {}, callOptions: CallOptions = {}) =>
          send(`${resource}.${name}`, call, withToken(resource, input), transport, callOptions),
      ]),
    ),
  ]);
  return Object.fromEntries(resources) as ClientOf<T>;
}
