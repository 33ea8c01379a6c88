import { problemSentence, readRegistry, type Registry, type RegistryReading } from '@courier/config/registry';

/** The last seen content of a brand's file; null for no file. */
interface Known {
  content: string | null;
  registry: Registry;
}

function parseRegistry(content: string, brand: string): RegistryReading | null {
  try {
    return readRegistry(JSON.parse(content), brand);
  } catch {
    return null;
  }
}

/**
 * Parses the registry of a brand (null: no file). Invalid content keeps the last valid registry. Each content
 * is parsed, and reported, once.
 */
export function cacheRegistries(
  onProblem: (sentence: string) => void,
): (brand: string, content: string | null) => Registry {
  const brands = new Map<string, Known>();
  return (brand, content) => {
    const known = brands.get(brand);
    if (known?.content === content) return known.registry;
    const reading = content === null ? null : parseRegistry(content, brand);
    reading?.problems.forEach((problem) => onProblem(problemSentence(problem)));
    if (!reading && (known || content !== null))
      onProblem(
        `Registry of ${brand}: its file ${content === null ? 'is gone' : 'is no registry'}; ${
          known ? 'the last good one stays in force' : 'the brand has no remotes'
        }.`,
      );
    const registry = reading?.registry ?? known?.registry ?? { schemaVersion: 1, brand, remotes: [] };
    brands.set(brand, { content, registry });
    return registry;
  };
}
