import type { Messenger } from '@courier/config';

const digits = (phone: string) => phone.replace(/\D/g, '');

/**
 * The link that opens a messenger with a prepared message.
 * @param phone the customer's number with country code
 */
export function messageLink(messenger: Messenger, phone: string, text: string): string {
  const encoded = encodeURIComponent(text);
  switch (messenger) {
    case 'sms':
      return `sms:+${digits(phone)}?body=${encoded}`;
    case 'whatsapp':
      return `https://wa.me/${digits(phone)}?text=${encoded}`;
    case 'line':
      // LINE links cannot address a number that is not a contact; the app asks for the recipient.
      return `https://line.me/R/share?text=${encoded}`;
  }
}
