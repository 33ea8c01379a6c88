import { BRAND_IDS, isBrandId, type BrandId } from '@courier/config';
import { Fault, type Reader } from './readers/readers';

export interface MailSender {
  brand: BrandId;
  from: string;
  replyTo: string | null;
}

const ADDRESS = /^[^\s@<>,=/]+@[^\s@<>,=/]+$/;
const isAddress = (text: string) => ADDRESS.test(text);

/** One brand: `oasis=no-reply@oasis.example`, optionally followed by `/help@oasis.example` for replies. */
export const mailSender: Reader<MailSender> = {
  takes:
    '`brand=sender/reply address`, e.g. `oasis=no-reply@oasis.example/help@oasis.example`, or without the second',
  read(text) {
    const [brand = '', addresses = '', ...others] = text.split('=');
    const [from = '', replyTo, ...rest] = addresses.split('/');
    const isWhole = others.length === 0 && rest.length === 0;
    if (isWhole && isBrandId(brand) && isAddress(from) && (replyTo === undefined || isAddress(replyTo)))
      return { brand, from, replyTo: replyTo ?? null };
    throw new Fault(
      `holds "${text}", but it must list brand=sender or brand=sender/reply address for brands of ${BRAND_IDS.join(', ')}.`,
    );
  },
};
