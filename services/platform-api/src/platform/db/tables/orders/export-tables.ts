import type { BrandId, CountryCode } from '@courier/config';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** An export by mail; the sending instance sets `sent_at`. */
interface ExportRequestTable {
  id: string;
  country: CountryCode;
  vendor_id: string;
  /** Recipient; stored only here. */
  email: string;
  query: JSONColumnType<object, string, string>;
  /** Locale of the mail; rows of earlier versions may have `zh`. */
  language: Generated<string>;
  /** Brand of the mail; null is the country's own. */
  brand: ColumnType<BrandId | null, BrandId | null | undefined, BrandId | null>;
  created_at: number;
  /** End of the sending instance's lease. */
  claimed_until: number | null;
  sent_at: number | null;
  /** The account whose address is still unconfirmed; null once it may be sent. */
  waits_for: ColumnType<string | null, string | null | undefined, string | null>;
}

/** An address other than the account's. Exports are sent there after its mailed link was opened. */
interface ExportAddressTable {
  /** As `sessionAccount` returns it. */
  account: string;
  /** Lower case. */
  email: string;
  country: CountryCode;
  /** sha256 of the token in the link. */
  token_hash: string;
  asked_at: number;
  confirmed_at: number | null;
}

interface OutboxAttachmentTable {
  mail_id: number;
  /** 0, 1, 2 … */
  position: number;
  name: string;
  content_type: string;
  content: Uint8Array;
}

export interface ExportTables {
  export_addresses: ExportAddressTable;
  export_requests: ExportRequestTable;
  outbox_attachments: OutboxAttachmentTable;
}
