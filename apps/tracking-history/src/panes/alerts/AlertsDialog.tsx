import { Button, Dialog } from '@courier/ui-kit/core';
import { chime } from '../../api/chime';
import { useWording } from '../../copy';
import { AlertChoices } from './AlertChoices';

export function AlertsDialog({ onClose }: { onClose(): void }) {
  const { t } = useWording();
  return (
    <Dialog
      open
      title={t('alerts.title')}
      onClose={onClose}
      width={560}
      footer={
        <>
          <Button onClick={() => chime('alert')}>{t('alerts.hear')}</Button>
          <Button kind="primary" onClick={onClose}>
            {t('alerts.done')}
          </Button>
        </>
      }
    >
      <AlertChoices />
    </Dialog>
  );
}
