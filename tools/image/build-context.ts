/**
 * Decides which paths an engine sends to a build, according to `.dockerignore`: the last pattern that matches
 * a path, or a folder above it, decides.
 */
export function createContextFilter(text: string): (path: string) => boolean {
  const rules = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => ({ isSent: line.startsWith('!'), pattern: toPattern(line.replace(/^!/, '')) }));
  return (path) => rules.findLast(({ pattern }) => pattern.test(path))?.isSent ?? true;
}

/** `**` matches any number of folders, `*` and `?` stay within one. */
function toPattern(glob: string): RegExp {
  const source = glob
    .split(/(\*\*\/|\*\*|\*|\?)/)
    .map((part) => WILDCARDS[part] ?? part.replaceAll(/[.+^${}()|[\]\\]/g, String.raw`\$&`))
    .join('');
  return new RegExp(`^${source}(?:/.*)?$`);
}

const WILDCARDS: Readonly<Record<string, string>> = {
  '**/': '(?:.*/)?',
  '**': '.*',
  '*': '[^/]*',
  '?': '[^/]',
};
