import type { DocumentList, Registry, RegistryEntry } from '@courier/config/registry';
import { matchesPattern } from '@courier/config/registry';

export type ChosenDocument =
  | { kind: 'public'; known: boolean; remote: null }
  | { kind: 'workspace'; known: true; remote: RegistryEntry | null }
  | { kind: 'remote'; known: true; remote: RegistryEntry };

/**
 * Implements the rule of `documentListSchema`; the public document shows its 404 screen for an unknown path.
 */
export function chooseDocument(documents: DocumentList, registry: Registry, path: string): ChosenDocument {
  const matchesAny = (patterns: readonly string[]) =>
    patterns.some((pattern) => matchesPattern(pattern, path));
  if (matchesAny(documents.publicPaths)) return { kind: 'public', known: true, remote: null };
  if (matchesAny(documents.workspacePaths)) return { kind: 'workspace', known: true, remote: null };
  const findAccessOwner = (access: 'public' | 'protected') =>
    registry.remotes.find(({ manifest }) =>
      manifest.routes.some((route) => route.access === access && matchesPattern(route.path, path)),
    );
  const protectedBy = findAccessOwner('protected');
  if (protectedBy) return { kind: 'workspace', known: true, remote: protectedBy };
  const publicEntry = findAccessOwner('public');
  if (!publicEntry) return { kind: 'public', known: false, remote: null };
  const hasOwnDocument = publicEntry.document !== undefined && publicEntry.active.entry.startsWith('/');
  return { kind: hasOwnDocument ? 'remote' : 'workspace', known: true, remote: publicEntry };
}
