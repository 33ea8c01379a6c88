import { orderNumber, statusKey } from '@courier/api-client/order-rules';
import type { ServerTexts } from '../texts';
import type { Mail } from './send-mail';

export interface GuestOrder {
  orderId: string;
  description: string;
  /** With currency. */
  fee: string;
  /** The customer's page or the receipt; null in a brand without it. */
  link: string | null;
  /** Opens the order as its guest; null once expired, and in a brand without a screen for it. */
  ownLink: string | null;
}

export interface ClaimedVendor {
  vendor: string;
  /** E-mail of the claiming account. */
  account: string;
  link: string;
}

type WrittenMail = Pick<Mail, 'brand' | 'language' | 'subject' | 'text'>;
type Kind =
  | 'confirm'
  | 'code'
  | 'orders'
  | 'export-address'
  | 'guest-orders'
  | 'vendor-claim'
  | 'placed'
  | 'receipt';

const write = (
  { brand, tag, text }: ServerTexts,
  kind: Kind,
  values: Readonly<Record<string, string | number>>,
): WrittenMail => ({
  brand,
  language: tag,
  subject: text(`mail.${kind}.subject`, values),
  text: text(`mail.${kind}.text`, values),
});

export const confirmationMail = (texts: ServerTexts, link: string): WrittenMail =>
  write(texts, 'confirm', { link });

export const codeMail = (texts: ServerTexts, code: string): WrittenMail => write(texts, 'code', { code });

export const exportMail = (texts: ServerTexts, file: { vendor: string; orders: number }): WrittenMail =>
  write(texts, 'orders', file);

export const exportAddressMail = (texts: ServerTexts, link: string): WrittenMail =>
  write(texts, 'export-address', { link });

export const guestOrdersMail = (texts: ServerTexts, link: string): WrittenMail =>
  write(texts, 'guest-orders', { link });

export const vendorClaimMail = (texts: ServerTexts, claim: ClaimedVendor): WrittenMail =>
  write(texts, 'vendor-claim', { ...claim });

export function guestOrderMail(
  texts: ServerTexts,
  kind: 'placed' | 'receipt',
  { orderId, description, fee, link, ownLink }: GuestOrder,
): WrittenMail {
  const mail = write(texts, kind, {
    order: `${orderNumber(orderId)} (${orderId})`,
    status: texts.statusLabel(statusKey('DELIVERED')),
    description,
    fee,
    // For an operator's own text, which may contain the link.
    link: link ?? '',
  });
  const isLinked = link !== null && mail.text.includes(link);
  const paragraphs = [
    mail.text,
    ...(link !== null && !isLinked ? [texts.text(`mail.${kind}.page`, { link })] : []),
    ...(kind === 'placed' && ownLink !== null ? [texts.text('mail.placed.own-link', { link: ownLink })] : []),
  ];
  return { ...mail, text: paragraphs.join('\n\n') };
}
