import { listNames } from './list-names.ts';

export interface Listed {
  verbs: readonly string[];
  values: readonly string[];
}

const firstWord = (name: string) => /^[a-z]+/.exec(name)?.[0] ?? '';

/** Functions of a file that begin with a listed verb, and the number of its values with a listed name. */
export function findListed(file: string, text: string, { verbs, values }: Listed) {
  const names = listNames(file, text);
  return {
    functions: names.functions.filter((name) => verbs.includes(firstWord(name))),
    valueCount: names.values.filter((name) => values.includes(name)).length,
  };
}
