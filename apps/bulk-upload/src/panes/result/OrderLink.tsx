import type { MouseEvent } from 'react';
import { orderNumber } from '@courier/api-client/order-rules';
import { routes, usePorts } from '@courier/shell-api';
import { useScreenAddress } from '@courier/shell-api/hooks';

interface OrderLinkProps {
  vendorId: string;
  orderId: string;
}

/** A link that keeps the browser's behaviour for new tabs; the number alone if the brand has no screen of the order. */
export function OrderLink({ vendorId, orderId }: OrderLinkProps) {
  const { navigation } = usePorts();
  const to = routes.orderTracking({ vendorId, orderId });
  const address = useScreenAddress()(to);
  function open(event: MouseEvent) {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigation.go(to);
  }
  const number = (
    <bdi dir="ltr">
      <b>{orderNumber(orderId)}</b> {orderId}
    </bdi>
  );
  if (address === null) return number;
  return (
    <a href={address} onClick={open}>
      {number}
    </a>
  );
}
