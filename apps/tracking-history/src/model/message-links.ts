import type { Messenger } from '@courier/config';

const digits = (phone: string) => phone.replace(/\D/g, '');

/**
 * The address that opens an app with a message in it.
 * @param phone of the customer, with its country code
 */
export function messageLink(messenger: Messenger, phone: string, text: string): string {
  const encoded = encodeURIComponent(text);
  switch (messenger) {
    case 'sms':
      return `sms:+${digits(phone)}?body=${encoded}`;
    case 'whatsapp':
      return `https://wa.me/${digits(phone)}?text=${encoded}`;
    case 'line':
      // LINE has no address for a number that is no friend: the app asks whom to send it to.
      return `https://line.me/R/share?text=${encoded}`;
  }
}
