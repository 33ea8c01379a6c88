import { useSearchParams } from 'react-router-dom';
import { useFlag, useVendors } from '@courier/shell-api';
import { Button, PageFrame } from '@courier/ui-kit/core';
import { useCopy } from '@courier/i18n';
import { isManagedElsewhere } from '../../model/parents';
import { CollectionPointDialog } from '../../panes/collection-point/CollectionPointDialog';
import { NAMESPACE } from '../../copy';
import { PointList } from './PointList';

/** What `outlet` says in the address for one that does not exist yet. */
const NEW = 'new';

/** All collection points of the account; the address names the one whose dialog is open. */
export default function CollectionPointsScreen() {
  const t = useCopy(NAMESPACE);
  const { vendors } = useVendors();
  const mayEdit = useFlag('edit-vendor-outlet');
  const [query, setQuery] = useSearchParams();
  const wanted = query.get('outlet');
  const points = vendors.filter(({ is_parent: isParent }) => !isParent);
  const edited = points.find(({ vendor_id: id }) => id === wanted && mayEdit && !isManagedElsewhere(id));
  const open = (outlet: string) => setQuery({ outlet });
  const close = () => setQuery({});
  return (
    <PageFrame
      title={t('title')}
      actions={
        <Button kind="primary" icon="plus" onClick={() => open(NEW)}>
          {t('title-add')}
        </Button>
      }
    >
      <PointList points={points} onEdit={mayEdit ? open : null} />
      {wanted === NEW && <CollectionPointDialog edited={null} close={close} />}
      {edited && <CollectionPointDialog key={edited.vendor_id} edited={edited} close={close} />}
    </PageFrame>
  );
}
