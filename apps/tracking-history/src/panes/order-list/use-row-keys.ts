import { useCallback, useRef, useState } from 'react';
import type { Order } from '@courier/api-client';
import { useShortcut } from '@courier/shell-api/hooks';
import { manifest } from '../../remote.manifest';

interface RowKeysInput {
  orders: readonly Order[];
  openId: string | null;
}

interface RowKeys {
  /** The row to scroll to and focus once; null for none. */
  focusId: string | null;
  /** Called when that row has the focus. The function is stable, because every row receives it. */
  onFocused(): void;
}

/** J and K move the focus down and up the list; Enter opens the row. */
export function useRowKeys({ orders, openId }: RowKeysInput): RowKeys {
  const [focusId, setFocusId] = useState<string | null>(null);
  const cursor = useRef<string | null>(null);

  function move(step: number): void {
    if (orders.length === 0) return;
    const findOrderIndex = (id: string | null) => orders.findIndex((order) => order.order_id === id);
    const from =
      findOrderIndex(cursor.current) >= 0 ? findOrderIndex(cursor.current) : findOrderIndex(openId);
    const to = Math.min(orders.length - 1, Math.max(0, from + step));
    cursor.current = orders[to]?.order_id ?? null;
    setFocusId(cursor.current);
  }
  useShortcut(manifest, 'next', () => move(1), { repeats: true });
  useShortcut(manifest, 'previous', () => move(-1), { repeats: true });

  return { focusId, onFocused: useCallback(() => setFocusId(null), []) };
}
