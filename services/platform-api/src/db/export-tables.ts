import type { BrandId } from '@courier/config';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

type MailLanguage = 'en' | 'zh' | 'ar' | 'ur';

/** An export by mail; the sending instance sets `sent_at`. */
export interface ExportRequestTable {
  id: string;
  country: string;
  vendor_id: string;
  /** Recipient; stored only here. */
  email: string;
  query: JSONColumnType<object, string, string>;
  /** Of the mail. */
  language: Generated<MailLanguage>;
  /** Whose words the mail uses; null is the country's own. */
  brand: ColumnType<BrandId | null, BrandId | null | undefined, BrandId | null>;
  created_at: number;
  /** End of the lease of the sending instance. */
  claimed_until: number | null;
  sent_at: number | null;
  /** The account whose export it is, while its address is to be confirmed; null once it may be sent. */
  waits_for: ColumnType<string | null, string | null | undefined, string | null>;
}

/** An address that is not the account's: exports go there once the link that was mailed to it has been opened. */
export interface ExportAddressTable {
  /** As `userOf` names it. */
  account: string;
  /** Lower case. */
  email: string;
  country: string;
  /** sha256 of the token in the link. */
  token_hash: string;
  asked_at: number;
  confirmed_at: number | null;
}

/** A file of a mail in the outbox. */
export interface OutboxAttachmentTable {
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
