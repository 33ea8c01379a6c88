import { readdirSync, readFileSync } from 'node:fs';

const PAGE_BYTES = 4096;

interface ProcessFacts {
  id: number;
  parent: number;
}

/** Processes end while they are listed. */
function readFact<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}

const readProcess = (id: number): ProcessFacts | null =>
  readFact(() => {
    const stat = readFileSync(`/proc/${id}/stat`, 'latin1');
    // The name before the last bracket may contain anything.
    const [, parent = ''] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { id, parent: Number(parent) };
  });

const readPrivateBytes = (id: number): number =>
  readFact(() => {
    const [, resident = '0', shared = '0'] = readFileSync(`/proc/${id}/statm`, 'latin1').split(' ');
    return (Number(resident) - Number(shared)) * PAGE_BYTES;
  }) ?? 0;

/** Memory in bytes that a process and its descendants alone use; 0 where `/proc` is missing. */
export function readTreeBytes(root: number): number {
  const processes = (readFact(() => readdirSync('/proc')) ?? [])
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readProcess(Number(name)) ?? []);
  const tree = new Set([root]);
  for (let size = 0; size < tree.size;) {
    size = tree.size;
    for (const { id, parent } of processes) if (tree.has(parent)) tree.add(id);
  }
  return [...tree].reduce((sum, id) => sum + readPrivateBytes(id), 0);
}
