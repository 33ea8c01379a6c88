// By its name, because this file is compiled into each remote: the context is the shell's.
import { usePorts, useReadable } from '@courier/shell-api';

/** For shells without `findAddress`, which offered every address. */
const completeAddress = (to: string) => new URL(to, window.location.origin).href;

/** Complete addresses to show, copy or print; null for a screen that the brand lacks. */
export function useScreenAddress(): (to: string) => string | null {
  const { navigation, flags, session } = usePorts();
  useReadable(flags);
  useReadable(session);
  return navigation.findAddress ?? completeAddress;
}
