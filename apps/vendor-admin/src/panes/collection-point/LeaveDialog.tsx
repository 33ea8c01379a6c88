import { Button, Dialog } from '@courier/ui-kit/core';
import { useCopy } from '@courier/i18n';
import { NAMESPACE } from '../../copy';

interface LeaveDialogProps {
  stay: () => void;
  leave: () => void;
}

/** Asked before what was typed is lost. */
export function LeaveDialog({ stay, leave }: LeaveDialogProps) {
  const t = useCopy(NAMESPACE);
  const common = useCopy('common');
  return (
    <Dialog
      open
      title={t('leave.title')}
      onClose={stay}
      footer={
        <>
          <Button kind="danger" onClick={leave}>
            {t('leave.discard')}
          </Button>
          <Button kind="primary" onClick={stay}>
            {common('action.keep-editing')}
          </Button>
        </>
      }
    >
      <p>{t('leave.text')}</p>
    </Dialog>
  );
}
