import { useEffect, useRef } from 'react';
import type { Order } from '@courier/api-client';
import styles from './cells.module.css';

export interface OpenButtonProps {
  order: Order;
  isOpen: boolean;
  /** Focuses the button, after J or K. */
  takesFocus: boolean;
  onOpen(orderId: string): void;
  onFocused(): void;
}

/** The customer's name in a row; it opens the order. */
export function OpenButton({ order, isOpen, takesFocus, onOpen, onFocused }: OpenButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    button.current?.focus({ preventScroll: true });
    onFocused();
  }, [takesFocus, onFocused]);
  return (
    <button
      ref={button}
      type="button"
      className={styles.customer}
      aria-current={isOpen ? 'true' : undefined}
      onClick={(event) => {
        // The row has its own click handler; the order must open only once.
        event.stopPropagation();
        onOpen(order.order_id);
      }}
    >
      <bdi>{order.customer.name}</bdi>
    </button>
  );
}
