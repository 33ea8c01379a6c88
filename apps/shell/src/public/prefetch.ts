import * as z from 'zod/mini';
import { readDataBlock } from '../platform/data-block';
import { landingRemote } from './landing-path';

const listSchema = z.array(z.string());
const documentsSchema = z.object({ preload: z.object({ workspace: z.array(z.string()) }) });

async function workspaceFiles(fetcher: typeof fetch): Promise<string[]> {
  const inline = listSchema.safeParse(readDataBlock('courier-prefetch'));
  if (inline.success) return inline.data;
  try {
    const answer = await fetcher('/documents.json', { signal: AbortSignal.timeout(4000) });
    const listed = documentsSchema.safeParse(answer.ok ? await answer.json() : null);
    return listed.success ? listed.data.preload.workspace : [];
  } catch {
    return [];
  }
}

function addLink(href: string): void {
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.as = href.endsWith('.css') ? 'style' : 'script';
  if (new URL(href, document.baseURI).origin !== window.location.origin) link.crossOrigin = 'anonymous';
  link.href = href;
  document.head.append(link);
}

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Returns the function that, once, fetches what the workspace needs while somebody types. */
export function createPrefetch(
  registry: unknown,
  landing: string | null,
  fetcher: typeof fetch = (...call) => fetch(...call),
): () => void {
  let isStarted = false;
  return () => {
    if (isStarted || landing === null || savesData()) return;
    isStarted = true;
    const ofRemote = landingRemote(registry, window.location.origin)?.files ?? [];
    void workspaceFiles(fetcher).then((files) => [...new Set([...files, ...ofRemote])].forEach(addLink));
  };
}
