import * as v from 'valibot';
import { LIMITS } from '@courier/config';
import type { Ports } from '@courier/shell-api';
import type { BenchRow } from '../model/bench';
import {
  draftHeadSchema,
  draftPartSchema,
  partChanged,
  partCount,
  partOf,
  rowsOf,
  type DraftHead,
} from '../model/draft';
import { ORDER_TABLE } from '../model/order-table';
import type { SheetTable } from '../model/sheet-table';
import { createDeviceStore, type DeviceStore } from './device-store';

/** Rows of one account and vendor that outlive the page. None of the calls rejects. */
export interface DraftShelf {
  /** What is kept, newest first. What is too old, or cannot be read, goes. */
  heads(kind: DraftHead['kind']): Promise<DraftHead[]>;
  /** The rows; null when they cannot be read, and then they go. */
  rows(head: Pick<DraftHead, 'id'>): Promise<BenchRow[] | null>;
  /**
   * @param written the rows as they were written last, whose parts are not written again
   * @returns false when they are kept for as long as the page only
   */
  save(
    head: Pick<DraftHead, 'kind' | 'id' | 'name' | 'jobId' | 'headings'>,
    rows: readonly BenchRow[],
    written?: readonly BenchRow[] | null,
  ): Promise<boolean>;
  drop(head: Pick<DraftHead, 'id'>): Promise<void>;
}

const DAY_MS = 86_400_000;

/** Begins a piece of work when those begun before have ended: what is read was written to its end. */
type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

function createTurns(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
}

/** One per page, so that what the browser does not keep lives as long as the page. */
const stores = new WeakMap<Ports['session'], { store: DeviceStore; inTurn: InTurn }>();
function storeOf({ session }: Pick<Ports, 'session'>) {
  const kept = stores.get(session) ?? { store: createDeviceStore(), inTurn: createTurns() };
  stores.set(session, kept);
  return kept;
}

/** Where the rows of a vendor are kept that are not placed yet, apart from those of other accounts. */
export function openDraftShelf(
  ports: Pick<Ports, 'session'>,
  vendorId: string,
  table: Pick<SheetTable, 'kind' | 'columns'> = ORDER_TABLE,
): DraftShelf {
  const { store, inTurn } = storeOf(ports);
  const account = ports.session.get().user?.id ?? '';
  const owner = table.kind === 'orders' ? vendorId : `${table.kind}:${vendorId}`;
  const nameOf = (...names: (string | number)[]) => JSON.stringify([account, owner, ...names]);
  /** What the names of all that belongs here begin with. */
  const beginOf = (...names: string[]) => nameOf(...names).replace(/]$/, ',');
  const headName = (id: string) => nameOf(id, 'head');

  const drop = async ({ id }: Pick<DraftHead, 'id'>) => store.remove(await store.names(beginOf(id)));

  async function heads(kind: DraftHead['kind']): Promise<DraftHead[]> {
    const names = (await store.names(beginOf())).filter((name) => name.endsWith(',"head"]'));
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
    const names = Array.from({ length: partCount(count) }, (_, part) => nameOf(id, part));
    const found: BenchRow[] = [];
    // One part at a time leaves the page free.
    for (const name of names) {
      const [kept] = await store.read([name]);
      const part = v.safeParse(draftPartSchema, kept);
      if (part.success) found.push(...rowsOf(part.output, table));
    }
    if (found.length === count && count > 0) return found;
    await drop({ id });
    return null;
  }

  const save: DraftShelf['save'] = async (head, rows, written = null) => {
    let isKept = true;
    // One part at a time: a large file is not written down in one go.
    for (let part = 0; part < partCount(rows.length); part += 1)
      if (partChanged(part, rows, written))
        isKept = (await store.write([[nameOf(head.id, part), partOf(part, rows)]])) && isKept;
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
