import { memo, useState } from 'react';
import { IconButton } from '@courier/ui-kit/core';
import { useWording } from '../../copy';
import { AlertsDialog } from './AlertsDialog';

export const AlertsButton = memo(function AlertsButton() {
  const { t } = useWording();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton icon="bell" label={t('alerts.title')} onClick={() => setOpen(true)} />
      {isOpen && <AlertsDialog onClose={() => setOpen(false)} />}
    </>
  );
});
