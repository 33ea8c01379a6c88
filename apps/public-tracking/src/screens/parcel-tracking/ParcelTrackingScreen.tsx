import { useParams } from 'react-router-dom';
import { ParcelTracking } from './ParcelTracking';

/** A parcel’s tracking link opened inside the workspace. */
export default function ParcelTrackingScreen() {
  const { orderId = '' } = useParams();
  return <ParcelTracking orderId={orderId} />;
}
