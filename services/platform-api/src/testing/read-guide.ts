import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface GuideStep {
  /** The heading above. */
  title: string;
  /** Blocks marked `bash`, in order. */
  commands: readonly string[];
}

/** Headings and shell commands of a page of docs/. */
export function readGuide(page: string): GuideStep[] {
  const text = readFileSync(fileURLToPath(new URL(`../../../../docs/${page}`, import.meta.url)), 'utf8');
  return text.split(/^## /m).map((section) => ({
    title: section.slice(0, section.indexOf('\n')),
    commands: [...section.matchAll(/^```bash\n([\s\S]*?)^```/gm)].map(([, block = '']) => block),
  }));
}
