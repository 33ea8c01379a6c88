import { LIMITS } from '@courier/config';
import type { OwnHeadings } from '@courier/sheet-reader';
import type { DraftShelf } from '../../api/draft-shelf';
import type { BenchRow } from '../../model/bench/bench';
import type { BenchStore } from './create-bench';

export interface DraftMark {
  id: string;
  jobId: string | null;
  /** Headings of the sheet; absent when unknown. */
  headings?: OwnHeadings | undefined;
}

/**
 * Saves a bench shortly after each change, and at once when the page is hidden.
 * @returns a function that saves pending changes and stops
 */
export function storeDraft(
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
    // Queued at once, so that later work, such as deleting the draft, runs after it.
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
