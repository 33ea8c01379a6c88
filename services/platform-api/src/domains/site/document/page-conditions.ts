import type { PortalConfig } from '@courier/config';
import { composedTopics, type Registry } from '@courier/config/registry';
import { hasAccountScreens } from './landing-remote';

/** Conditions for parts of a template: topics of the brand and `accounts`. */
export function pageConditions(registry: Registry, flags: PortalConfig['flags']): ReadonlySet<string> {
  return new Set<string>([
    ...composedTopics(
      registry.remotes.map(({ manifest }) => manifest),
      flags,
    ),
    ...(hasAccountScreens(registry) ? ['accounts'] : []),
  ]);
}

/** The end marker repeats the conditions, so that parts can be nested. */
const PART = /<!--courier:if ([\w !-]+)-->([\s\S]*?)<!--courier:end \1-->/g;

/**
 * Removes each part `<!--courier:if one !other-->…<!--courier:end one !other-->` unless all of its conditions
 * hold; `!` negates one. This adapts the HTML to the brand before any script runs.
 */
export function selectParts(template: string, conditions: ReadonlySet<string>): string {
  const holds = (word: string) =>
    word.startsWith('!') ? !conditions.has(word.slice(1)) : conditions.has(word);
  return template.replace(PART, (_whole, words: string, part: string) =>
    words.split(' ').filter(Boolean).every(holds) ? selectParts(part, conditions) : '',
  );
}
