import { useCallback, useEffect, useRef, useState } from 'react';
import type { Order } from '@courier/api-client';
import { isTyping } from '../../wording/is-typing';

interface RowKeysInput {
  orders: readonly Order[];
  openId: string | null;
  reveal(index: number): void;
}

interface RowKeys {
  /** Row that shall take the focus once; null when none is asked for. */
  focusId: string | null;
  /** To be called when that row has taken it. */
  onFocused(): void;
}

/** J and K move the focus down and up the list; Enter then opens the row, as on any button. */
export function useRowKeys(input: RowKeysInput): RowKeys {
  const [focusId, setFocusId] = useState<string | null>(null);
  const cursor = useRef<string | null>(null);
  const latest = useRef(input);
  useEffect(() => {
    latest.current = input;
  });

  useEffect(() => {
    function move(event: KeyboardEvent) {
      const step = { j: 1, k: -1 }[event.key.toLowerCase()];
      const { orders, openId, reveal } = latest.current;
      if (step === undefined || orders.length === 0 || isTyping(event)) return;
      const indexOf = (id: string | null) => orders.findIndex((order) => order.order_id === id);
      const from = indexOf(cursor.current) >= 0 ? indexOf(cursor.current) : indexOf(openId);
      const to = Math.min(orders.length - 1, Math.max(0, from + step));
      event.preventDefault();
      reveal(to);
      cursor.current = orders[to]?.order_id ?? null;
      setFocusId(cursor.current);
    }
    window.addEventListener('keydown', move);
    return () => window.removeEventListener('keydown', move);
  }, []);

  return { focusId, onFocused: useCallback(() => setFocusId(null), []) };
}
