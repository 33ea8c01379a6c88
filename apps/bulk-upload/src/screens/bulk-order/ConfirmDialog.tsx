import type { BulkJob } from '@courier/api-client';
import { Button, Dialog } from '@courier/ui-kit/core';
import { useWording } from '../../copy';
import { toJobFigures } from '../../model/result/job-figures';
import type { Suspects } from './use-suspects';

interface ConfirmDialogProps {
  isOpen: boolean;
  job: BulkJob;
  /** Fees of the orders to be placed, major units. */
  fees: number;
  suspects: Suspects;
  onReviewPins: () => void;
  onConfirm: () => void;
  onClose: () => void;
}

export function ConfirmDialog({
  isOpen,
  job,
  fees,
  suspects,
  onReviewPins,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const { t, money } = useWording();
  const { toPlace, errors } = toJobFigures(job);
  return (
    <Dialog
      open={isOpen}
      title={t('confirm.title', { count: toPlace })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('confirm.back')}</Button>
          <Button kind="primary" disabled={suspects.isPending} onClick={onConfirm}>
            {t('place.button', { count: toPlace })}
          </Button>
        </>
      }
    >
      <p>{t('confirm.text')}</p>
      <p>
        {t('confirm.fees')} <bdi dir="ltr">{money(fees)}</bdi>
      </p>
      {errors > 0 && <p>{t('confirm.left', { count: errors })}</p>}
      {suspects.isPending && <p role="status">{t('pins.comparing')}</p>}
      {suspects.count > 0 && (
        <p>
          {t('pins.suspect')}:{' '}
          <Button icon="pin" onClick={onReviewPins}>
            {t('pins.open', { count: suspects.count })}
          </Button>
        </p>
      )}
    </Dialog>
  );
}
