import { useRequest } from '../request/request-scope';
import { PlacesSummary } from '../place/PlacesSummary';
import { PaymentStep } from './PaymentStep';

/** The payment step on a wide screen, in place of the form. */
export function PaymentPage() {
  const { flow } = useRequest();
  return (
    <>
      <PlacesSummary onEdit={() => flow.send({ type: 'BACK' })} />
      <PaymentStep />
    </>
  );
}
