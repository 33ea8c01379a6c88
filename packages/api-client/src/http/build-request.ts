import type { Call } from '../wire/call';

export interface CallInput {
  params?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
}

export interface Bases {
  api: string;
  identity: string;
  root: string;
  'help-centre': string;
}

/** Fills the path, e.g. `/vendor/:vendorId` with `{vendorId: 'v1'}`; parameters are encoded. */
export function fillPath(path: string, params: Readonly<Record<string, unknown>> = {}): string {
  return path.replace(/:([A-Za-z]+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));
}

function queryText(query: Readonly<Record<string, unknown>> = {}): string {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  if (entries.length === 0) return '';
  return `?${new URLSearchParams(entries.map(([key, value]) => [key, String(value)])).toString()}`;
}

/** Address of a call. */
export function callUrl(call: Call, input: CallInput, bases: Bases): string {
  return `${bases[call.base]}${fillPath(call.path, input.params)}${queryText(input.query)}`;
}

/** Every call that is not a GET has a JSON body; calls without fields send an empty object. */
export function callBody(call: Call, input: CallInput): string | undefined {
  if (call.method === 'GET') return undefined;
  return JSON.stringify(input.body ?? {});
}
