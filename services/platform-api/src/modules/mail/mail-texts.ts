import { brandConfig, type BrandId } from '@courier/config';
import Negotiator from 'negotiator';
import { arabic, urdu } from './mail-texts-rtl';
import type { GuestOrder, MailText, Words } from './mail-words';

const MAIL_LANGUAGES = ['en', 'zh', 'ar', 'ur'] as const;
export type MailLanguage = (typeof MAIL_LANGUAGES)[number];

const english: Words = {
  confirm: (product, link) => ({
    subject: `Confirm your ${product} account`,
    text: `Open this link within 24 hours to confirm your account:\n\n${link}\n\nIf you did not register, ignore this mail.`,
  }),
  code: (product, code) => ({
    subject: `Your ${product} code`,
    text: `Your code to choose a new password: ${code}\n\nIt works once, for 15 minutes. If you did not ask for it, ignore this mail; your password stays as it is.`,
  }),
  orders: (product, vendor, orders) => ({
    subject: `Your ${product} orders`,
    text: `The orders of ${vendor} you asked for are attached as a CSV file: ${orders} in all.\n\nIf you did not ask for them, ignore this mail.`,
  }),
  address: (product, link) => ({
    subject: `May ${product} send order files here?`,
    text: `Somebody with an account wants to send files of orders to this address. If you expect them, open this link within 24 hours:\n\n${link}\n\nIt is asked once. If you do not expect them, ignore this mail: nothing is sent.`,
  }),
  placed: (product, { orderId, description, fee, link, ownLink }) => ({
    subject: `Your ${product} order`,
    text: `We have your order ${orderId}.\n\n${description}\nDelivery fee: ${fee}\n\nFollow it on any device:\n\n${link}${ownLink === null ? '' : `\n\nYour own link, for 7 days: see all of it, or cancel it while that is possible. Pass it on to nobody:\n\n${ownLink}`}`,
  }),
  receipt: (product, { orderId, description, fee, link }) => ({
    subject: `Your ${product} receipt`,
    text: `Your order ${orderId} was delivered.\n\n${description}\nDelivery fee: ${fee}\n\nThe receipt, to keep or print:\n\n${link}`,
  }),
};

const traditionalChinese: Words = {
  confirm: (product, link) => ({
    subject: `確認您的 ${product} 帳號`,
    text: `請在 24 小時內開啟以下連結，以確認您的帳號：\n\n${link}\n\n如果您沒有註冊，請忽略這封信。`,
  }),
  code: (product, code) => ({
    subject: `您的 ${product} 驗證碼`,
    text: `重設密碼的驗證碼：${code}\n\n驗證碼僅能使用一次，15 分鐘內有效。如果您沒有提出要求，請忽略這封信，您的密碼不會改變。`,
  }),
  orders: (product, vendor, orders) => ({
    subject: `您的 ${product} 訂單`,
    text: `附件是您索取的「${vendor}」訂單 CSV 檔，共 ${orders} 筆。\n\n如果您沒有提出要求，請忽略這封信。`,
  }),
  address: (product, link) => ({
    subject: `${product} 可以將訂單檔案寄到這裡嗎？`,
    text: `有帳號想將訂單檔案寄到此信箱。如果您正在等候這些檔案，請在 24 小時內開啟以下連結：\n\n${link}\n\n每個信箱只需確認一次。如果您沒有等候任何檔案，請忽略這封信，我們不會寄送任何檔案。`,
  }),
  placed: (product, { orderId, description, fee, link, ownLink }) => ({
    subject: `您的 ${product} 訂單`,
    text: `我們已收到您的訂單 ${orderId}。\n\n${description}\n運費：${fee}\n\n您可以在任何裝置上查看進度：\n\n${link}${ownLink === null ? '' : `\n\n您專屬的連結，7 天內有效：查看完整訂單，或在可取消時取消。請勿轉傳給任何人：\n\n${ownLink}`}`,
  }),
  receipt: (product, { orderId, description, fee, link }) => ({
    subject: `您的 ${product} 收據`,
    text: `您的訂單 ${orderId} 已送達。\n\n${description}\n運費：${fee}\n\n收據可保存或列印：\n\n${link}`,
  }),
};

/** The first language a browser asks for that mails are written in, else English. */
export function mailLanguage(acceptLanguage: string | undefined): MailLanguage {
  const wished = new Negotiator({ headers: { 'accept-language': acceptLanguage } }).languages();
  for (const wish of wished) {
    const known = MAIL_LANGUAGES.find((language) => language === wish.toLowerCase().split('-')[0]);
    if (known) return known;
  }
  return 'en';
}

const WORDS: Readonly<Record<MailLanguage, Words>> = {
  en: english,
  zh: traditionalChinese,
  ar: arabic,
  ur: urdu,
};

const wordsFor = (acceptLanguage: string | undefined): Words => WORDS[mailLanguage(acceptLanguage)];

const productOf = (brand: BrandId): string => brandConfig(brand).product;

export const confirmationMail = (
  brand: BrandId,
  acceptLanguage: string | undefined,
  link: string,
): MailText => wordsFor(acceptLanguage).confirm(productOf(brand), link);

export const codeMail = (brand: BrandId, acceptLanguage: string | undefined, code: string): MailText =>
  wordsFor(acceptLanguage).code(productOf(brand), code);

export const exportMail = (
  brand: BrandId,
  language: MailLanguage,
  { vendor, orders }: { vendor: string; orders: number },
): MailText => WORDS[language].orders(productOf(brand), vendor, orders);

export const exportAddressMail = (brand: BrandId, language: MailLanguage, link: string): MailText =>
  WORDS[language].address(productOf(brand), link);

export const guestOrderMail = (
  brand: BrandId,
  language: MailLanguage,
  kind: 'placed' | 'receipt',
  order: GuestOrder,
): MailText => WORDS[language][kind](productOf(brand), order);
