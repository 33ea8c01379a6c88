import { useState } from 'react';
import { CANCEL_REASONS, type CancelReason } from '@courier/api-client/order-rules';
import { Button, Dialog } from '@courier/ui-kit/core';
import { Field, Select } from '@courier/ui-kit/input';
import { useWaitCopy } from '@courier/i18n';
import { useSecondsUntil } from '@courier/shell-api/hooks';
import { useWording } from '../../../copy';

interface CancelDialogProps {
  isOpen: boolean;
  customer: string;
  state: string;
  /** False if the order's status changed while the dialog was open. */
  isAllowed: boolean;
  tellsRider: boolean;
  isCancelling: boolean;
  /** End of the wait after too many attempts; unix milliseconds. */
  waitsUntilMs: number | null;
  onCancel(reason: CancelReason): void;
  onClose(): void;
}

export function CancelDialog({
  isOpen,
  customer,
  state,
  isAllowed,
  tellsRider,
  isCancelling,
  waitsUntilMs,
  onCancel,
  onClose,
}: CancelDialogProps) {
  const { t, common } = useWording();
  const waitCopy = useWaitCopy();
  const wait = useSecondsUntil(waitsUntilMs);
  const [reason, setReason] = useState<CancelReason | null>(null);
  const [isMissing, setMissing] = useState(false);

  function confirm() {
    if (reason === null) setMissing(true);
    else if (!isCancelling) onCancel(reason);
  }

  if (!isAllowed) {
    return (
      <Dialog
        open={isOpen}
        title={t('dialog.tooLate', { name: customer })}
        onClose={onClose}
        footer={<Button onClick={onClose}>{common('action.close')}</Button>}
      >
        <p role="alert">{state}</p>
        <p>{t('dialog.tooLateText')}</p>
      </Dialog>
    );
  }
  return (
    <Dialog
      open={isOpen}
      title={t('dialog.title', { name: customer })}
      onClose={onClose}
      busy={isCancelling}
      footer={
        <>
          <Button onClick={onClose}>{t('dialog.keep')}</Button>
          <Button kind="danger" busy={isCancelling} disabled={wait > 0} onClick={confirm}>
            {isCancelling ? t('actions.cancelling') : t('dialog.confirm')}
          </Button>
        </>
      }
    >
      <p>{state}</p>
      <p>
        {tellsRider && `${t('dialog.riderTold')} `}
        {t('dialog.text')}
      </p>
      {waitsUntilMs !== null && <p role="timer">{waitCopy(wait)}</p>}
      <Field
        label={t('dialog.reason')}
        error={isMissing && reason === null ? t('dialog.missing') : undefined}
      >
        <Select
          value={reason}
          placeholder={t('dialog.choose')}
          options={CANCEL_REASONS.map((code) => ({ value: code, label: t(`reasons.${code}`) }))}
          onValueChange={setReason}
        />
      </Field>
    </Dialog>
  );
}
