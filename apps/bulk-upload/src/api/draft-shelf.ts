import * as v from 'valibot';
import { LIMITS } from '@courier/config';
import type { Ports } from '@courier/shell-api';
import type { BenchRow } from '../model/bench/bench';
import {
  draftHeadSchema,
  draftPartSchema,
  partChanged,
  partCount,
  toDraftPart,
  toBenchRows,
  type DraftHead,
} from '../model/bench/draft';
import { ORDER_TABLE } from '../model/bench/order-table';
import type { SheetTable } from '../model/bench/sheet-table';
import { createDeviceStore, type DeviceStore } from './device-store';

/** Stored rows of one account and vendor. No call rejects. */
export interface DraftShelf {
  /** Lists the stored heads, newest first, and deletes expired or unreadable ones. */
  heads(kind: DraftHead['kind']): Promise<DraftHead[]>;
  /** Null when the rows are unreadable; they are then deleted. */
  rows(head: Pick<DraftHead, 'id'>): Promise<BenchRow[] | null>;
  /**
   * @param written the rows of the last save, whose unchanged parts are not written again
   * @returns false when the rows are only in memory
   */
  save(
    head: Pick<DraftHead, 'kind' | 'id' | 'name' | 'jobId' | 'headings'>,
    rows: readonly BenchRow[],
    written?: readonly BenchRow[] | null,
  ): Promise<boolean>;
  drop(head: Pick<DraftHead, 'id'>): Promise<void>;
}

const DAY_MS = 86_400_000;

/** Runs work in sequence, so that a read sees every earlier write completed. */
type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

function createTurns(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
}

/** One store per session, so that the memory fallback outlives a screen. */
const stores = new WeakMap<Ports['session'], { store: DeviceStore; inTurn: InTurn }>();
function getSessionStore({ session }: Pick<Ports, 'session'>) {
  const kept = stores.get(session) ?? { store: createDeviceStore(), inTurn: createTurns() };
  stores.set(session, kept);
  return kept;
}

/** Opens the shelf for rows that are not placed yet, separate for each account and vendor. */
export function openDraftShelf(
  ports: Pick<Ports, 'session'>,
  vendorId: string,
  table: Pick<SheetTable, 'kind' | 'columns'> = ORDER_TABLE,
): DraftShelf {
  const { store, inTurn } = getSessionStore(ports);
  const account = ports.session.get().user?.id ?? '';
  const owner = table.kind === 'orders' ? vendorId : `${table.kind}:${vendorId}`;
  const shelfKey = (...names: (string | number)[]) => JSON.stringify([account, owner, ...names]);
  /** Prefix of every name of this shelf. */
  const shelfKeyPrefix = (...names: string[]) => shelfKey(...names).replace(/]$/, ',');
  const headName = (id: string) => shelfKey(id, 'head');

  const drop = async ({ id }: Pick<DraftHead, 'id'>) => store.remove(await store.names(shelfKeyPrefix(id)));

  async function heads(kind: DraftHead['kind']): Promise<DraftHead[]> {
    const names = (await store.names(shelfKeyPrefix())).filter((name) => name.endsWith(',"head"]'));
    const found: DraftHead[] = [];
    for (const [index, kept] of (await store.read(names)).entries()) {
      const head = v.safeParse(draftHeadSchema, kept);
      if (!head.success) await store.remove(names.slice(index, index + 1));
      else if (head.output.savedAt < Date.now() - LIMITS.bulkDraftDays * DAY_MS) await drop(head.output);
      else if (head.output.kind === kind) found.push(head.output);
    }
    return found.sort((one, other) => other.savedAt - one.savedAt);
  }

  async function rows({ id }: Pick<DraftHead, 'id'>): Promise<BenchRow[] | null> {
    const head = v.safeParse(draftHeadSchema, (await store.read([headName(id)]))[0]);
    const count = head.success ? head.output.rowCount : 0;
    const names = Array.from({ length: partCount(count) }, (_, part) => shelfKey(id, part));
    const found: BenchRow[] = [];
    // Reading one part at a time keeps the page responsive.
    for (const name of names) {
      const [kept] = await store.read([name]);
      const part = v.safeParse(draftPartSchema, kept);
      if (part.success) found.push(...toBenchRows(part.output, table));
    }
    if (found.length === count && count > 0) return found;
    await drop({ id });
    return null;
  }

  const save: DraftShelf['save'] = async (head, rows, written = null) => {
    let isKept = true;
    for (let part = 0; part < partCount(rows.length); part += 1)
      if (partChanged(part, rows, written))
        isKept = (await store.write([[shelfKey(head.id, part), toDraftPart(part, rows)]])) && isKept;
    const { id, kind, name, jobId, headings } = head;
    const saved: DraftHead = {
      version: 1,
      id,
      kind,
      name,
      jobId,
      ...(headings && { headings }),
      rowCount: rows.length,
      savedAt: Date.now(),
    };
    return (await store.write([[headName(id), saved]])) && isKept;
  };

  return {
    heads: (kind) => inTurn(() => heads(kind)),
    rows: (head) => inTurn(() => rows(head)),
    save: (head, rows, written) => inTurn(() => save(head, rows, written)),
    drop: (head) => inTurn(() => drop(head)),
  };
}
