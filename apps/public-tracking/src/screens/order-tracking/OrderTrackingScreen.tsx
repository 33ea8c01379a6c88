import { useParams } from 'react-router-dom';
import { OrderTracking } from './OrderTracking';

/** A tracking link opened inside the workspace. */
export default function OrderTrackingScreen() {
  const { orderId = '' } = useParams();
  return <OrderTracking orderId={orderId} />;
}
