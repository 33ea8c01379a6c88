import { LIMITS } from '@courier/config';
import type { DraftShelf } from '../api/draft-shelf';
import type { BenchRow } from '../model/bench';
import type { OwnHeadings } from '../model/columns';
import type { BenchStore } from './create-bench';

/** Under which a bench is kept, and the job its rows were uploaded with last. */
export interface DraftMark {
  id: string;
  jobId: string | null;
  /** What the columns of the sheet were called; absent where nobody knows. */
  headings?: OwnHeadings | undefined;
}

/**
 * Writes a bench down as it changes: a moment after the last change, and at once when the page goes out of sight.
 * @returns stops, with what changed last written down
 */
export function keepDraft(
  shelf: DraftShelf,
  { state }: BenchStore,
  head: DraftMark & { name: string },
): () => Promise<void> {
  let written: readonly BenchRow[] | null = null;
  let last: Promise<unknown> = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function write() {
    clearTimeout(timer);
    const { rows } = state.getState().bench;
    if (rows === written) return;
    const before = written;
    written = rows;
    // In its turn from now on: what is begun later, such as throwing it away, ends later.
    const saving = shelf.save({ ...head, kind: 'left' }, rows, before).then((isKept) => {
      state.setState({ keptAt: isKept ? Date.now() : null });
    });
    last = Promise.all([last, saving]);
  }
  const writeHidden = () => {
    if (document.visibilityState === 'hidden') write();
  };
  const unsubscribe = state.subscribe(() => {
    clearTimeout(timer);
    timer = setTimeout(write, LIMITS.bulkDraftDelayMs);
  });
  addEventListener('pagehide', write);
  document.addEventListener('visibilitychange', writeHidden);
  write();
  return async () => {
    unsubscribe();
    removeEventListener('pagehide', write);
    document.removeEventListener('visibilitychange', writeHidden);
    write();
    await last;
  };
}
