import oldestShell from '../lint/oldest-shell.json' with { type: 'json' };
import { listInterfaces } from './compare-reports.ts';

/**
 * Required members of ports that the oldest supported shell lacks. They are optional, so that the compiler demands a
 * fallback in every remote.
 */
export function listUnguardedMembers(report: string): string[] {
  const ports = listInterfaces(report);
  return Object.entries(oldestShell.ports).flatMap(([port, names]) =>
    [...(ports.get(port) ?? [])]
      .filter(([name, { isOptional }]) => !isOptional && !names.includes(name))
      .map(([name]) => `${port}.${name}`),
  );
}

export const OLDEST_SHELL = oldestShell.commit;
