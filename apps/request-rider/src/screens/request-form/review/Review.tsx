import { useState } from 'react';
import { Dialog, Docket } from '@courier/ui-kit/core';
import { useCopy } from '@courier/i18n';
import { payableFee } from '../../../model/quote/voucher';
import { NAMESPACE } from '../../../copy';
import { Arrival } from '../fee/Arrival';
import { FeeParts } from '../fee/FeeParts';
import { useMoney } from '../fee/use-money';
import type { QuoteView } from '../fee/use-quote-view';
import { PlaceButton } from '../placing/PlaceButton';
import { useTag } from '../request/request-scope';
import { CancelNote } from './CancelNote';
import { RequestSummary } from './RequestSummary';
import styles from './Review.module.css';

interface ReviewProps {
  view: QuoteView;
  onPlace(): void;
}

export function Review({ view, onPlace }: ReviewProps) {
  const t = useCopy(NAMESPACE);
  const money = useMoney();
  const [isOpen, setOpen] = useState(false);
  const paying = useTag('paying');
  const close = () => setOpen(false);
  if (!view.quote || paying) return null;
  const confirmOrder = () => {
    close();
    onPlace();
  };
  return (
    <>
      <button type="button" className={styles.open} onClick={() => setOpen(true)}>
        {t('steps.to-review')}
      </button>
      <Dialog
        open={isOpen}
        title={t('steps.to-review')}
        onClose={close}
        footer={<PlaceButton fee={money(payableFee(view.quote))} onPlace={confirmOrder} />}
      >
        <RequestSummary withPlaces />
        <Docket label={t('docket.label')} on="paper" foot={<Arrival view={view} icons={false} />}>
          <FeeParts view={view} withTotal />
        </Docket>
        <CancelNote />
      </Dialog>
    </>
  );
}
