import { uiLanguageOf } from '@courier/i18n';
import * as v from 'valibot';
import { readDataBlock } from '@courier/config/document';

const blockSchema = v.object({
  files: v.array(v.string()),
  texts: v.record(v.string(), v.array(v.string())),
});
const FILE = /(?:href|src)="([^"]+\.(?:js|css))"/g;

export function filesNamedBy(html: string): string[] {
  return [...new Set([...html.matchAll(FILE)].map(([, address]) => address ?? ''))];
}

/** English is part of the bundle. */
function languageTexts(
  texts: Readonly<Record<string, readonly string[]>>,
  locale: string,
): readonly string[] {
  const language = uiLanguageOf(locale);
  return language === 'en' ? [] : (texts[language] ?? []);
}

/** The server's list; as fallback, the files that the workspace's document references. */
async function workspaceFiles(landing: string, locale: string, fetcher: typeof fetch): Promise<string[]> {
  const inline = v.safeParse(blockSchema, readDataBlock('courier-prefetch'));
  if (inline.success) return [...inline.output.files, ...languageTexts(inline.output.texts, locale)];
  try {
    const answer = await fetcher(landing, {
      headers: { Accept: 'text/html' },
      signal: AbortSignal.timeout(4000),
    });
    return answer.ok ? filesNamedBy(await answer.text()) : [];
  } catch {
    return [];
  }
}

/** Resolves when the file has loaded or failed. */
function addLink(href: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.as = href.endsWith('.css') ? 'style' : href.endsWith('.json') ? 'fetch' : 'script';
  // Files of remotes are loaded with integrity, therefore in anonymous mode; another mode would download them
  // twice.
  if (!new URL(href, document.baseURI).href.startsWith(new URL('/shell/', document.baseURI).href))
    link.crossOrigin = 'anonymous';
  link.href = href;
  document.head.append(link);
  return new Promise((settled) => {
    link.addEventListener('load', () => settled(), { once: true });
    link.addEventListener('error', () => settled(), { once: true });
  });
}

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

interface PrefetchServices {
  landing: string | null;
  locale: () => string;
  onFetched: () => void;
  fetcher?: typeof fetch;
}

/** Returns a function that prefetches the files of the workspace once. */
export function createPrefetch({
  landing,
  locale,
  onFetched,
  fetcher = (...call) => fetch(...call),
}: PrefetchServices): () => void {
  let isStarted = false;
  return () => {
    if (isStarted || landing === null || savesData()) return;
    isStarted = true;
    void workspaceFiles(landing, locale(), fetcher)
      .then((files) => Promise.all(files.map(addLink)))
      .then(onFetched);
  };
}
