const majorIn = (text: string) => /\d+/.exec(text)?.[0] ?? '';

/**
 * Problems of the pinned Node.js.
 * @param facts `pinned` is the version of the package `node`, `files` are versions that other files name,
 * `endOfLife` gives the last day of each line, and days are ISO dates
 * @returns one sentence per problem
 */
export function nodeLineProblems({
  pinned,
  files,
  endOfLife,
  today,
}: {
  pinned: string;
  files: Record<string, string>;
  endOfLife: Record<string, string>;
  today: string;
}): string[] {
  const line = majorIn(pinned);
  const lastDay = endOfLife[line];
  const problems = Object.entries(files)
    .filter(([, version]) => majorIn(version) !== line)
    .map(([file, version]) => `${file} names Node.js ${version}, and package.json pins ${pinned}.`);
  if (lastDay === undefined)
    problems.push(`tools/node-line/end-of-life.json has no date for Node.js ${line}.`);
  else if (today > lastDay)
    problems.push(`Node.js ${line} reached its end of life on ${lastDay}: pin a newer line in package.json.`);
  return problems;
}
