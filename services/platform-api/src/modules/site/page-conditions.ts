import type { PortalConfig } from '@courier/config';
import { composedTopics, type Registry } from '@courier/config/registry';
import { hasAccountScreens } from './landing-remote';

/** What parts of a template may depend on: topics of the brand and `accounts`. */
export function pageConditions(registry: Registry, flags: PortalConfig['flags']): ReadonlySet<string> {
  return new Set<string>([
    ...composedTopics(
      registry.remotes.map(({ manifest }) => manifest),
      flags,
    ),
    ...(hasAccountScreens(registry) ? ['accounts'] : []),
  ]);
}

/** The end repeats the conditions, so that parts can be nested. */
const PART = /<!--courier:if ([\w !-]+)-->([\s\S]*?)<!--courier:end \1-->/g;

/**
 * Leaves out each part `<!--courier:if one !other-->…<!--courier:end one !other-->` of a template unless all of its conditions
 * hold; `!` negates one. So the form of the html is the form of the brand before any script runs.
 */
export function keepParts(template: string, conditions: ReadonlySet<string>): string {
  const holds = (word: string) =>
    word.startsWith('!') ? !conditions.has(word.slice(1)) : conditions.has(word);
  return template.replace(PART, (_whole, words: string, part: string) =>
    words.split(' ').filter(Boolean).every(holds) ? keepParts(part, conditions) : '',
  );
}
