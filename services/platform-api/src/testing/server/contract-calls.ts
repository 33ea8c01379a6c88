import { contract, isSessionAccess, type Call } from '@courier/api-client/contract';
import { callPath } from '../../platform/calls/call-path';
import type { Session } from '../../platform/requests/session';
import { newAddress } from '../inputs/new-address';
import { sampleFromSchema } from '../inputs/sample-of-schema';
import type { TestApp } from './start-test-app';

export type Parts = Record<'params' | 'query' | 'body', Record<string, unknown> | undefined>;

export const callRows = Object.entries(contract).flatMap(([resource, calls]) =>
  Object.entries(calls).map(([name, call]): [string, Call] => [`${resource}.${name}`, call]),
);

export function sampleCallParts(call: Call): Parts {
  const sample = (schema: Call['body']) =>
    schema ? (sampleFromSchema(schema) as Record<string, unknown>) : undefined;
  return { params: sample(call.params), query: sample(call.query), body: sample(call.body) };
}

/**
 * Makes the call like a browser in Taiwan, from an unused address.
 * @param headers `authorization` and others
 * @param parts an array in the query is sent as a repeated name
 */
export function sendCall(server: TestApp, call: Call, parts: Parts, headers: Record<string, string> = {}) {
  const path = callPath(call).replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(String(parts.params?.[key] ?? 'sample')),
  );
  const pairs = Object.entries(parts.query ?? {}).flatMap(([key, value]) =>
    [value].flat().map((one): [string, string] => [key, String(one)]),
  );
  return server.app.inject({
    method: call.method,
    url: parts.query ? `${path}?${String(new URLSearchParams(pairs))}` : path,
    remoteAddress: newAddress(),
    headers: { host: 'tw.localhost', ...headers },
    ...(parts.body === undefined ? {} : { payload: parts.body }),
  });
}

/** Whether sessions of the kind may make a call that needs one. */
export const needsSession = ({ access }: Call, kind: Session['kind']): boolean =>
  isSessionAccess(access) && access.includes(kind);
