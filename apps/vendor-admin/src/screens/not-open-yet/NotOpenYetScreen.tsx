import { useCopy } from '@courier/i18n';
import { EmptyState } from '@courier/ui-kit/core';
import { NAMESPACE } from '../../copy';

/** Says plainly that this part does not exist yet, and what to do instead. */
export default function NotOpenYetScreen() {
  const t = useCopy(NAMESPACE);
  return (
    <main>
      <EmptyState icon="hourglass" title={t('notOpenYet.title')} text={t('notOpenYet.text')} />
    </main>
  );
}
