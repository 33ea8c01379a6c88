import type { Flags } from './flags';

export function refreshOnVendor(flags: Pick<Flags, 'refresh'>, vendorId: () => string | null): () => void {
  let asked: string | null = null;
  return () => {
    const id = vendorId();
    if (id === asked) return;
    asked = id;
    flags.refresh();
  };
}
