import { useState } from 'react';
import { useStore } from 'zustand';
import type { BenchStore } from '../../flow/bench/create-bench';
import { confirmableRows, pinsToCheck, PIN_GROUPS, type PinGroup } from '../../model/places/pin-review';

/** An entry of the list: the heading of a group or one of its rows. */
export type PinLine =
  | { kind: 'heading'; group: PinGroup; count: number }
  | { kind: 'row'; group: PinGroup; row: number };

export type PinReviewView = ReturnType<typeof usePinReview>;

/** The list of pins to check and the selected row; null shows all pins at once. */
export function usePinReview(store: BenchStore) {
  const { bench, isSecondLookMissing } = useStore(store.state);
  const review = store.reviewPins();
  const confirmable = confirmableRows(review);
  const toCheck = pinsToCheck(review);
  const lines = PIN_GROUPS.flatMap((group): PinLine[] => {
    const rows = review.groups[group];
    if (rows.length === 0) return [];
    return [
      { kind: 'heading', group, count: rows.length },
      ...rows.map((row): PinLine => ({ kind: 'row', group, row })),
    ];
  });
  const rows = lines.flatMap((line) => (line.kind === 'row' ? [line.row] : []));
  const [chosen, setChosen] = useState<number | null>(() => (toCheck === 1 ? (rows[0] ?? null) : null));
  const selected = chosen !== null && rows.includes(chosen) ? chosen : null;

  return {
    bench,
    lines,
    rows,
    selected,
    select: setChosen,
    /** Selects the row before or after the selected one and returns it. */
    step(by: 1 | -1): number | null {
      const at = selected === null ? -1 : rows.indexOf(selected);
      const next = rows[Math.min(rows.length - 1, Math.max(0, at + by))] ?? null;
      setChosen(next);
      return next;
    },
    doubts: review.doubts,
    groups: review.groups,
    confirmable,
    isSuspectNext: review.groups.rough.length === 0 && review.groups.suspect.length > 0,
    toCheck,
    /** Confirms all pins of the next group and shows the whole map again. */
    confirmAll() {
      store.confirmPins(confirmable);
      setChosen(null);
    },
    /** Confirms one pin, and selects and returns the next one to check. */
    confirmOne(row: number): number | null {
      const group = [...review.groups.suspect, ...review.groups.rough];
      const next = group[group.indexOf(row) + 1] ?? group.find((each) => each !== row) ?? null;
      store.confirmPins([row]);
      setChosen(next);
      return next;
    },
    isSecondLookMissing,
  };
}
