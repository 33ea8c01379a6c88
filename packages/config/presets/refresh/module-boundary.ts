import { isLikelyComponentType } from 'react-refresh/runtime';

/**
 * Names of the exports of a module that can be replaced without its importers; null for a module with another export
 * than components, whose importers have to run again.
 */
export function componentNames(exports: unknown): string | null {
  if (typeof exports !== 'object' || exports === null) return null;
  const names = Object.keys(exports).filter((name) => name !== '__esModule');
  if (names.length === 0) return null;
  const areComponents = names.every((name) =>
    isLikelyComponentType((exports as Record<string, unknown>)[name]),
  );
  return areComponents ? names.sort().join() : null;
}
