import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../tools/publish/paths';

/**
 * The lines of a code block of a document, by its name after the fence.
 * @param values replacements of the document's examples
 * @throws Error for a missing block, and for an example without a replacement
 */
export function documentedCommands(
  document: string,
  block: string,
  values: Readonly<Record<string, string>>,
): string[] {
  const text = readFileSync(join(ROOT, document), 'utf8');
  const body = new RegExp(`^\`\`\`${block}\\n([^]*?)^\`\`\``, 'm').exec(text)?.[1];
  if (body === undefined) throw new Error(`${document} has no block "${block}".`);
  const written = Object.entries(values).reduce((before, [from, to]) => before.replaceAll(from, to), body);
  const example = /\/path\/to\/\w+|npm\.example\.com/.exec(written)?.[0];
  if (example !== undefined) throw new Error(`${document}: no value for ${example}.`);
  return written.trim().split('\n');
}
