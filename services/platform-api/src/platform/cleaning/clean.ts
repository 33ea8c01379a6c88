import type { Deps } from '../deps';
import type { CleaningRules } from './cleaning-rules';
import { deleteInPortions } from './delete-in-portions';
import { updateInPortions } from './update-in-portions';

/** Small portions do not block other work. */
export async function clean(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  rules: readonly CleaningRules[],
  stopping: AbortSignal,
): Promise<void> {
  for (const { listExpired } of rules)
    for (const { table, condition } of listExpired(clock.nowSeconds()))
      await deleteInPortions(db, table, condition, stopping);
  for (const { cleanPhotos } of rules) await cleanPhotos?.(clock.nowSeconds(), stopping);
  for (const { listAnonymised } of rules)
    for (const update of listAnonymised?.(clock.nowSeconds()) ?? [])
      await updateInPortions(db, update, stopping);
}
