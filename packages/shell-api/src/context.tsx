import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Ports } from './ports';
import type { Readable } from './ports/readable';

/** For the shell, and for a remote's own document with its own ports. */
export const PortsContext = createContext<Ports | null>(null);

/** @throws Error outside a shell; a remote that runs alone uses `createTestShell`. */
export function usePorts(): Ports {
  const ports = useContext(PortsContext);
  if (!ports) throw new Error('usePorts was called outside a shell');
  return ports;
}

export function useReadable<T>(readable: Readable<T>): T {
  return useSyncExternalStore(readable.subscribe, readable.get, readable.get);
}

export const useSession = () => useReadable(usePorts().session);
export const useVendors = () => useReadable(usePorts().vendors);
export const useLocaleState = () => useReadable(usePorts().locale);
export const useLiveState = () => useReadable(usePorts().liveUpdates);

export function useFlag(flag: Parameters<Ports['flags']['isOn']>[0]): boolean {
  const { flags } = usePorts();
  useReadable(flags);
  return flags.isOn(flag);
}
