import type { Flags } from './flags';

/** A listener that refreshes the flags when the selected vendor changes. */
export function followVendor(flags: Pick<Flags, 'refresh'>, vendorId: () => string | null): () => void {
  let asked: string | null = null;
  return () => {
    const id = vendorId();
    if (id === asked) return;
    asked = id;
    flags.refresh();
  };
}
