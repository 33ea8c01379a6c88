import type { Publishing } from './registry-file';

/** The result for a release, in one sentence with the brands and the next command. */
export function publishedSentence(
  name: string,
  version: string,
  { isNew, given, candidate, replacedCanaries }: Publishing & { isNew: boolean },
): string {
  if (given.length + candidate.length === 0)
    return `Not published: no brand lists ${name}, so no browser gets ${version}. Let a brand list it with npm run registry -- add <brand> ${name}, or in tools/publish/compositions.json.`;
  const published = given.length > 0 ? ` for ${given.join(', ')}` : '';
  const waiting =
    candidate.length > 0
      ? `; a candidate for ${candidate.join(', ')}, whose channels a command has changed: npm run promote -- ${name} ${version} gives it to everybody`
      : '';
  const replaced =
    replacedCanaries.length > 0 ? `. It replaces a canary: ${replacedCanaries.join(', ')}` : '';
  return `${isNew ? 'Published' : 'Unchanged'} ${name} ${version}${published}${waiting}${replaced}`;
}
