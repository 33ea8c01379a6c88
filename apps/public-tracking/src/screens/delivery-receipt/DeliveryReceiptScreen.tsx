import { useParams } from 'react-router-dom';
import { DeliveryReceipt } from './DeliveryReceipt';

/** A receipt opened inside the workspace. */
export default function DeliveryReceiptScreen() {
  const { orderId = '' } = useParams();
  return <DeliveryReceipt orderId={orderId} />;
}
