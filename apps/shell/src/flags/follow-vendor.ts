import type { Flags } from './flags';

/** A listener that asks for the flags again whenever another vendor is selected. */
export function followVendor(flags: Pick<Flags, 'refresh'>, vendorId: () => string | null): () => void {
  let asked: string | null = null;
  return () => {
    const id = vendorId();
    if (id === asked) return;
    asked = id;
    flags.refresh();
  };
}
