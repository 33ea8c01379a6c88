import type { BrandId } from '@courier/config';

interface GuestTable {
  vendor_id: string;
  /** Locale of the mail; rows of earlier versions may have `zh`. */
  language: string;
  /** Brand of the mails; null is the country's own. */
  brand: BrandId | null;
}

/** A mail about a guest order; the sending instance sets `sent_at`. */
interface GuestMailTable {
  order_id: string;
  kind: 'placed' | 'receipt';
  created_at: number;
  sent_at: number | null;
}

export interface GuestTables {
  guests: GuestTable;
  guest_mails: GuestMailTable;
}
