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

export type PartName = { screen: string } | { slot: KnownSlot };

interface PartRequest {
  entry: RegistryEntry;
  part: PartName;
  releases: readonly RemoteRelease[];
  signal: AbortSignal;
  onAttempt?: (attempt: number) => void;
}

export interface PartLoaderServices {
  runtime: RemoteRuntime;
  /** The modules that the shell shares; if unknown, only the contract version is checked. */
  offer?: ShellOffer | undefined;
  /** Called once per loaded release; the part is shown after it resolves. Never rejects. */
  onDefinition: (definition: RemoteDefinition, release: RemoteRelease) => Promise<void>;
  /** Called for a release with a file that does not match its hash. */
  onTampering: (remote: string) => void;
  /** Called when a release failed to load and the previous release was used instead. */
  onStandIn?: (remote: string, release: RemoteRelease, fault: RemoteFault) => void;
}

interface Defined {
  definition: RemoteDefinition;
  texts: Promise<void>;
}

export interface LoadedPart {
  Part: ComponentType<never>;
  release: RemoteRelease;
}

export type LoadPart = (request: PartRequest) => Promise<LoadedPart>;

/** Loads a part of a remote with retries, then falls back to the last good release. */
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

  function loadDefinition(entry: RegistryEntry, release: RemoteRelease, attempt: number): Promise<Defined> {
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
    const { definition, texts } = await loadDefinition(request.entry, release, attempt);
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

/** A style sheet may never fire an event, so each attempt has a timeout. */
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

/** Maximum number of missing modules in the message. */
const NEEDS_TOLD = 5;

function needsFault({ name, active }: RegistryEntry, unmet: readonly string[]): RemoteFault {
  const more = unmet.length > NEEDS_TOLD ? ', …' : '';
  const need = unmet.slice(0, NEEDS_TOLD).join(', ') + more;
  const message = `${name} ${active.version} needs ${need}, which this shell does not offer`;
  return new RemoteFault('needs', message, { need });
}

/** Why webpack could not load a chunk; null if the code itself threw the error. */
async function chunkFault(error: unknown, runtime: RemoteRuntime): Promise<RemoteFault | null> {
  const { name, code, type, request } = error as Partial<
    Record<'name' | 'code' | 'type' | 'request', string>
  >;
  if (name !== 'ChunkLoadError' && code !== 'CSS_CHUNK_LOAD_FAILED') return null;
  if (type === 'timeout') return new RemoteFault('timeout', `${request} did not arrive`, { cause: error });
  const found = request ? await runtime.diagnose([request]) : null;
  return found ?? new RemoteFault('network', `${request} did not arrive`, { cause: error });
}
