import { useQuery } from '@tanstack/react-query';
import { usePorts } from '@courier/shell-api';
import { deliveryReceipt } from '../../api/public-tracking.queries';
import { QueryPage } from '../../panes/page/QueryPage';
import { Receipt } from './Receipt';
import { ReceiptSkeleton } from './ReceiptSkeleton';

export function DeliveryReceipt({ orderId }: { orderId: string }) {
  const query = useQuery(deliveryReceipt(usePorts().api, orderId));
  return (
    <QueryPage query={query} skeleton={<ReceiptSkeleton />} unknown="receipt">
      {(receipt) => <Receipt receipt={receipt} />}
    </QueryPage>
  );
}
