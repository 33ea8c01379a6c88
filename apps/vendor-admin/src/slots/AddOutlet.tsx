import type { SlotProps } from '@courier/shell-api';
import { CollectionPointDialog } from '../panes/collection-point/CollectionPointDialog';

/** The dialog behind "add collection point" in the branch selector. */
export default function AddOutlet({ close }: SlotProps['add-outlet']) {
  return <CollectionPointDialog edited={null} close={close} />;
}
