import { Docket } from '@courier/ui-kit/core';
import { useCopy } from '@courier/i18n';
import { NAMESPACE } from '../../../copy';
import { useTag } from '../request/request-scope';
import { useQuoteView } from '../fee/use-quote-view';
import { Arrival } from '../fee/Arrival';
import { FeeParts } from '../fee/FeeParts';
import { PaymentStep } from '../payment/PaymentStep';
import { PlacesSummary } from '../place/PlacesSummary';
import { VatField } from '../payment/VatField';
import { CancelNote } from '../review/CancelNote';
import { RequestSummary } from '../review/RequestSummary';

export function ReviewStep({ onEdit }: { onEdit(): void }) {
  const t = useCopy(NAMESPACE);
  const view = useQuoteView();
  const paying = useTag('paying');
  return (
    <>
      <PlacesSummary onEdit={onEdit} />
      <RequestSummary />
      {paying ? <PaymentStep /> : <VatField />}
      <Docket label={t('docket.label')} on="paper" foot={<Arrival view={view} icons={false} />}>
        <FeeParts view={view} withTotal />
      </Docket>
      <CancelNote />
    </>
  );
}
