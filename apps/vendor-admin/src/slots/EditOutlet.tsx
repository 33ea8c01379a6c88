import type { SlotProps } from '@courier/shell-api';
import { CollectionPointDialog } from '../panes/collection-point/CollectionPointDialog';

/** The dialog behind the pencil of an outlet in the branch selector. */
export default function EditOutlet({ vendor, close }: SlotProps['edit-outlet']) {
  return <CollectionPointDialog edited={vendor} close={close} />;
}
