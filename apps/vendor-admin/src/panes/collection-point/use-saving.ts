import { usePorts } from '@courier/shell-api';
import { useCopy, useErrorDetail } from '@courier/i18n';
import type { CollectionPoint } from '../../flow/create-collection-point';
import { NAMESPACE } from '../../copy';

/** Saves the collection point and shows the result; `onRefused` handles errors without a field. */
export function useSaving(
  point: CollectionPoint,
  { onSaved, onRefused }: { onSaved: () => void; onRefused: () => void },
): () => Promise<void> {
  const t = useCopy(NAMESPACE);
  const errors = useCopy('errors');
  const errorDetail = useErrorDetail();
  const { notifications } = usePorts();
  return async () => {
    const { isEditMode } = point.store.getState().form;
    const outcome = await point.save();
    if (outcome.kind === 'saved') {
      onSaved();
      notifications.show({
        type: 'success',
        message: errors('collection-point.saved'),
        ...(isEditMode ? {} : { detail: errors('collection-point.available-soon') }),
      });
    }
    if (outcome.kind === 'refused') {
      if (!point.store.getState().wanted) onRefused();
      notifications.show({
        type: 'error',
        key: 'collection-point-not-saved',
        message: t('not-saved'),
        detail: errorDetail(outcome.error),
      });
    }
  };
}
