import type { Call } from '../wire/call';
import { checkHeaders, ownJson } from './own-platform';

export interface CallInput {
  params?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
  /** A Blob contains an image, or JSON that was serialised off the main thread. */
  body?: unknown;
}

export interface Bases {
  api: string;
  identity: string;
  root: string;
  'help-centre': string;
  fleet: string;
  rider: string;
  operator: string;
}

/** Fills and encodes the path, e.g. `/vendor/:vendorId` with `{vendorId: 'v1'}`. */
function fillPath(path: string, params: Readonly<Record<string, unknown>> = {}): string {
  return path.replace(/:([A-Za-z]+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === null) throw new TypeError(`The path ${path} needs ${name}`);
    return encodeURIComponent(String(value));
  });
}

function queryText(query: Readonly<Record<string, unknown>> = {}): string {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  if (entries.length === 0) return '';
  return `?${new URLSearchParams(entries.map(([key, value]) => [key, String(value)])).toString()}`;
}

function callUrl(call: Call, input: CallInput, bases: Bases): string {
  return `${bases[call.base]}${fillPath(call.path, input.params)}${queryText(input.query)}`;
}

/** Every call except GET has a JSON body, `{}` without fields. */
function callBody(call: Call, input: CallInput): string | Blob | undefined {
  if (call.method === 'GET') return undefined;
  if (input.body instanceof Blob) return input.body;
  return ownJson.stringify(input.body ?? {});
}

export interface CallHeaders {
  authorization: string | null;
  idempotencyKey: string | undefined;
  /** BCP 47 tag; by default the languages of the browser. */
  language?: string | undefined;
}

/** A plain object, which only the browser itself reads. */
function buildHeaders(
  call: Call,
  { authorization, idempotencyKey, language }: CallHeaders,
  body: string | Blob | undefined,
): Record<string, string> {
  const headers = {
    'Content-Type': call.upload && body instanceof Blob ? body.type : 'application/json',
    Accept: [...(call.file ?? []), 'application/json'].join(', '),
    ...(authorization === null ? {} : { Authorization: authorization }),
    ...(language ? { 'Accept-Language': language } : {}),
    ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
  };
  checkHeaders(headers);
  return headers;
}

export interface BuiltRequest {
  url: string;
  init: RequestInit;
}

/** @throws TypeError, URIError or RangeError for an invalid input */
export function buildRequest(call: Call, input: CallInput, bases: Bases, headers: CallHeaders): BuiltRequest {
  const body = callBody(call, input);
  return {
    url: callUrl(call, input, bases),
    init: {
      method: call.method,
      headers: buildHeaders(call, headers, body),
      ...(body === undefined ? {} : { body }),
      ...(call.device ? { credentials: 'include' as const } : {}),
    },
  };
}
