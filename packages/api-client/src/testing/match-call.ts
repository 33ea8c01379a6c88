import { contract } from '../contract';
import { buildBases } from '../http/bases';
import type { Call } from '../wire/call';

interface MatchedCall {
  resource: string;
  name: string;
  call: Call;
  params: Record<string, string>;
}

const BASES = buildBases('/courier/api/v1');

function callPattern(call: Call): RegExp {
  const path = `${BASES[call.base]}${call.path}`
    .replace(/[.]/g, '\\$&')
    .replace(/:([A-Za-z]+)/g, '(?<$1>[^/]+)');
  return new RegExp(`^${path}$`);
}

const rows = Object.entries(contract)
  .flatMap(([resource, calls]) =>
    Object.entries(calls).map(([name, call]: [string, Call]) => ({
      resource,
      name,
      call,
      pattern: callPattern(call),
    })),
  )
  // Fixed paths before those with parameters.
  .sort((a, b) => a.call.path.split(':').length - b.call.path.split(':').length);

export function matchCall(method: string, pathname: string): MatchedCall | null {
  for (const { resource, name, call, pattern } of rows) {
    const match = call.method === method ? pattern.exec(pathname) : null;
    if (!match) continue;
    const params = Object.entries(match.groups ?? {}).map(
      ([key, value]) => [key, decodeURIComponent(value)] as const,
    );
    return { resource, name, call, params: Object.fromEntries(params) };
  }
  return null;
}
