import type { ComponentType } from 'react';
import { LIMITS } from '@courier/config';
import {
  unmetNeeds,
  type RegistryEntry,
  type RemoteRelease,
  type ShellOffer,
} from '@courier/config/registry';
import type { KnownSlot, RemoteDefinition } from '@courier/shell-api';
import { acceptsContract, isRemoteDefinition } from '@courier/shell-api/host';
import type { RemoteRuntime } from './federation-runtime';
import { asFault, RemoteFault } from './remote-fault';
import { withRetries } from './with-retries';

/** A screen or a slot of a remote. */
export type PartName = { screen: string } | { slot: KnownSlot };

export interface PartRequest {
  entry: RegistryEntry;
  part: PartName;
  releases: readonly RemoteRelease[];
  signal: AbortSignal;
  onAttempt?: (attempt: number) => void;
}

export interface PartLoaderServices {
  runtime: RemoteRuntime;
  /** What the shell has for remotes; where nobody knows, the contract alone decides. */
  offer?: ShellOffer | undefined;
  /** Called once per loaded release; no part is shown before it resolves. Never rejects. */
  onDefinition: (definition: RemoteDefinition, release: RemoteRelease) => Promise<void>;
  /** Told of each release with a file that is not the one the registry knows. */
  onTampering: (remote: string) => void;
  /** Told of a release that did not load although the one behind it did, and why. */
  onStandIn?: (remote: string, release: RemoteRelease, fault: RemoteFault) => void;
}

/** A remote's definition, and its texts on their way. */
interface Defined {
  definition: RemoteDefinition;
  texts: Promise<void>;
}

/** A part and the release it came from. */
export interface LoadedPart {
  Part: ComponentType<never>;
  release: RemoteRelease;
}

export type LoadPart = (request: PartRequest) => Promise<LoadedPart>;

/** Returns the function that loads a part of a remote: with retries, then from the last good version. */
export function createPartLoader(services: PartLoaderServices): LoadPart {
  const { runtime, offer, onDefinition, onTampering, onStandIn } = services;
  const definitions = new Map<string, { release: RemoteRelease; definition: Promise<Defined> }>();

  async function define(entry: RegistryEntry, release: RemoteRelease, attempt: number): Promise<Defined> {
    if (!acceptsContract(entry.manifest.contractVersion))
      throw contractFault(entry, entry.manifest.contractVersion);
    const unmet = unmetNeeds(entry.manifest, offer);
    if (unmet.length > 0) throw needsFault(entry, unmet);
    const module = await runtime.load(entry.name, release, attempt);
    const definition = (module as { default?: unknown } | null)?.default;
    if (!isRemoteDefinition(definition))
      throw new RemoteFault('contract', `${entry.name} does not export a remote`);
    const { contractVersion } = definition.manifest;
    if (!acceptsContract(contractVersion)) throw contractFault(entry, contractVersion);
    return { definition, texts: onDefinition(definition, release) };
  }

  function definitionOf(entry: RegistryEntry, release: RemoteRelease, attempt: number): Promise<Defined> {
    const known = definitions.get(entry.name);
    if (known?.release === release) return known.definition;
    const definition = define(entry, release, attempt);
    definitions.set(entry.name, { release, definition });
    definition.catch(() => {
      if (definitions.get(entry.name)?.definition === definition) definitions.delete(entry.name);
    });
    return definition;
  }

  async function loadOnce(
    request: PartRequest,
    release: RemoteRelease,
    attempt: number,
  ): Promise<ComponentType<never>> {
    const { definition, texts } = await definitionOf(request.entry, release, attempt);
    const load =
      'screen' in request.part
        ? definition.screens[request.part.screen]
        : definition.slots?.[request.part.slot];
    if (!load)
      throw new RemoteFault('contract', `${request.entry.name} has no ${JSON.stringify(request.part)}`);
    try {
      const [module] = await Promise.all([load(), texts]);
      return module.default as ComponentType<never>;
    } catch (error) {
      throw (await chunkFault(error, runtime)) ?? asFault(error);
    }
  }

  return async (request) => {
    let first: RemoteFault | null = null;
    for (const [index, release] of request.releases.entries()) {
      try {
        const Part = await withRetries((attempt) => inTime(loadOnce(request, release, attempt)), {
          retries: index === 0 ? LIMITS.lazyLoadRetries : 0,
          signal: request.signal,
          ...(request.onAttempt && index === 0 ? { onAttempt: request.onAttempt } : {}),
        });
        const [wanted] = request.releases;
        if (wanted && first) onStandIn?.(request.entry.name, wanted, first);
        return { Part, release };
      } catch (error) {
        const fault = asFault(error);
        if (fault.kind === 'integrity') onTampering(request.entry.name);
        first ??= fault;
        if (request.signal.aborted) break;
      }
    }
    throw first ?? new RemoteFault('contract', `${request.entry.name} has no release`);
  };
}

/** A style sheet that never arrives tells nobody: there is an end to each try. */
async function inTime<T>(loading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new RemoteFault('timeout', 'A file did not arrive')),
      LIMITS.lazyLoadTryMs,
    );
  });
  try {
    return await Promise.race([loading, late]);
  } finally {
    clearTimeout(timer);
  }
}

function contractFault(entry: RegistryEntry, version: number): RemoteFault {
  return new RemoteFault('contract', `${entry.name} speaks contract ${version}, which this shell does not`);
}

/** Names of what is missing that people are told. */
const NEEDS_TOLD = 5;

function needsFault({ name, active }: RegistryEntry, unmet: readonly string[]): RemoteFault {
  const more = unmet.length > NEEDS_TOLD ? ', …' : '';
  const need = unmet.slice(0, NEEDS_TOLD).join(', ') + more;
  const message = `${name} ${active.version} needs ${need}, which this shell does not offer`;
  return new RemoteFault('needs', message, { need });
}

/** Why webpack could not load a chunk; null when the error is the code's own. */
async function chunkFault(error: unknown, runtime: RemoteRuntime): Promise<RemoteFault | null> {
  const { name, code, type, request } = error as Partial<
    Record<'name' | 'code' | 'type' | 'request', string>
  >;
  if (name !== 'ChunkLoadError' && code !== 'CSS_CHUNK_LOAD_FAILED') return null;
  if (type === 'timeout') return new RemoteFault('timeout', `${request} did not arrive`, { cause: error });
  const found = request ? await runtime.diagnose([request]) : null;
  return found ?? new RemoteFault('network', `${request} did not arrive`, { cause: error });
}
