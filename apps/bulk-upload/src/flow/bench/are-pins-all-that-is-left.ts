import type { BenchStore } from './create-bench';

/** Whether every wrong row only waits for its pin to be confirmed. */
export function arePinsAllThatIsLeft(store: BenchStore): boolean {
  const { wrong, asked, doubled } = store.marks();
  const { suspect, rough } = store.reviewPins().groups;
  if (suspect.length + rough.length === 0 || asked.length + doubled.length > 0) return false;
  const { rows } = store.state.getState().bench;
  return wrong.every((index) => {
    const row = rows[index];
    return row !== undefined && store.problems(row).every(({ key }) => key === 'bulk.confirm-place');
  });
}
