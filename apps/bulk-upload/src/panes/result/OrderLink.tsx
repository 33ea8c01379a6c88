import type { MouseEvent } from 'react';
import { routes, usePorts } from '@courier/shell-api';

interface OrderLinkProps {
  vendorId: string;
  orderId: string;
}

/** The id of an order as a link to it; keys and buttons that open another tab keep their meaning. */
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
      <bdi dir="ltr">{orderId}</bdi>
    </a>
  );
}
