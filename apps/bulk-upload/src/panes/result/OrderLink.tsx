import type { MouseEvent } from 'react';
import { orderNumber } from '@courier/api-client/order-rules';
import { routes, usePorts } from '@courier/shell-api';

interface OrderLinkProps {
  vendorId: string;
  orderId: string;
}

/** A link to an order, which keeps the browser's behaviour for opening new tabs. */
export function OrderLink({ vendorId, orderId }: OrderLinkProps) {
  const { navigation } = usePorts();
  const address = routes.orderTracking({ vendorId, orderId });
  function open(event: MouseEvent) {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigation.go(address);
  }
  return (
    <a href={address} onClick={open}>
      <bdi dir="ltr">
        <b>{orderNumber(orderId)}</b> {orderId}
      </bdi>
    </a>
  );
}
