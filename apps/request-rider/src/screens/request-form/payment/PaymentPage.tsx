import { useRequest } from '../request/request-scope';
import { PlacesSummary } from '../place/PlacesSummary';
import { PaymentStep } from './PaymentStep';

export function PaymentPage() {
  const { flow } = useRequest();
  return (
    <>
      <PlacesSummary onEdit={() => flow.send({ type: 'BACK' })} />
      <PaymentStep />
    </>
  );
}
