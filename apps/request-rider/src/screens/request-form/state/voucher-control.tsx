import { createContext, useContext, type ReactNode } from 'react';
import { useVoucherControl, type VoucherControl } from './use-voucher-control';

const Control = createContext<VoucherControl | null>(null);

/** One voucher at a time, for its field and for the button that places the order. */
export function VoucherProvider({ children }: { children: ReactNode }) {
  return <Control value={useVoucherControl()}>{children}</Control>;
}

export function useVoucher(): VoucherControl {
  const control = useContext(Control);
  if (!control) throw new Error('useVoucher was called outside a request');
  return control;
}
