import { isLikelyComponentType } from 'react-refresh/runtime';

/**
 * Names of the exports if all are components, so that the module can be replaced alone; else null, and its importers
 * have to run again.
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
