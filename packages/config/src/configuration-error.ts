import * as v from 'valibot';

/** Thrown at start for wrong configuration; `problems` contains every wrong field. */
export class ConfigurationError extends Error {
  readonly problems: readonly string[];

  constructor(what: string, problems: readonly string[]) {
    super(`Wrong ${what}: ${problems.join('; ')}`);
    this.name = 'ConfigurationError';
    this.problems = problems;
  }
}

const listChoices = (expected: string) => expected.replace(/[()"]/g, '').replaceAll(' | ', ', ');

function describeExpectation({ type, expected, received, message }: v.BaseIssue<unknown>): string {
  if (received === 'undefined') return 'must be there';
  if (type === 'picklist') return `must be one of ${listChoices(expected ?? '')}`;
  if (type === 'regex') return `must match ${expected}`;
  // Our own message; the library's may contain the value.
  if (message.startsWith('must ')) return message;
  if (type === 'min_length') return `must be ${expected} long`;
  return `must be ${expected ?? 'something else'}`;
}

/** One line per problem: the field's path and the expectation, never the value. */
export const describeProblems = (issues: readonly v.BaseIssue<unknown>[]): string[] =>
  issues.map((issue) => `${v.getDotPath(issue) ?? '(root)'} ${describeExpectation(issue)}`);
