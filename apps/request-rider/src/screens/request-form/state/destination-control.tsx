import { createContext, useContext, type ReactNode } from 'react';
import { useDestination, type Destination } from './use-destination';

const Control = createContext<Destination | null>(null);

/** One look-up at a time for field and map together. */
export function DestinationProvider({ children }: { children: ReactNode }) {
  return <Control value={useDestination()}>{children}</Control>;
}

export function useDestinationControl(): Destination {
  const control = useContext(Control);
  if (!control) throw new Error('useDestinationControl was called outside a request');
  return control;
}
