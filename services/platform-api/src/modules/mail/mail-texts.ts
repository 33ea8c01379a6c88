import { orderNumber } from '@courier/api-client/order-rules';
import { brandConfig, type BrandId } from '@courier/config';
import Negotiator from 'negotiator';
import { arabic, urdu } from './mail-texts-rtl';
import type { ClaimedVendor, GuestOrder, MailText, Words } from './mail-words';
import { STATUS_LABELS } from '../orders/status-labels';

const MAIL_LANGUAGES = ['en', 'zh', 'ar', 'ur'] as const;
export type MailLanguage = (typeof MAIL_LANGUAGES)[number];

const english: Words = {
  confirm: (product, link) => ({
    subject: `Confirm your ${product} account`,
    text: `An account was registered with this address. If you did that, open this link within 24 hours and press the button there:\n\n${link}\n\nIn another browser than the one you registered in you are asked for the password you chose. If you did not register, ignore this mail: nobody can use the account.`,
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
    text: `Somebody with an account wants to send files of orders to this address. If you expect them, open this link within 24 hours and press the button there:\n\n${link}\n\nIt is asked once. If you do not expect them, ignore this mail: nothing is sent.`,
  }),
  guestOrders: (product, link) => ({
    subject: `Add guest orders to your ${product} account?`,
    text: `Your account wants to show the orders that were placed as a guest with this address. If you asked for that, open this link within 24 hours and press the button there:\n\n${link}\n\nIn another browser than the one you asked in you are asked for your password. If you did not ask for it, ignore this mail: the account sees none of these orders.`,
  }),
  vendorClaim: (product, { vendor, account, link }) => ({
    subject: `May ${account} act for ${vendor} on ${product}?`,
    text: `The account ${account} wants to act for ${vendor}: to see its orders and customers, and to ask for riders. If that is right, open this link within 7 days and press the button there:\n\n${link}\n\nIf you do not know this account, ignore this mail: it gets no access.`,
  }),
  placed: (product, { orderId, description, fee, link, ownLink }) => ({
    subject: `Your ${product} order`,
    text: `We have your order ${orderId}.\n\n${description}\nDelivery fee: ${fee}\n\nFollow it on any device:\n\n${link}${ownLink === null ? '' : `\n\nYour own link, for 7 days: see all of it, or cancel it while that is possible. Pass it on to nobody:\n\n${ownLink}`}`,
  }),
  receipt: (product, { orderId, description, fee, link }) => ({
    subject: `Your ${product} receipt`,
    text: `Order ${orderId}: ${STATUS_LABELS.en.delivered}\n\n${description}\nDelivery fee: ${fee}\n\nThe receipt, to keep or print:\n\n${link}`,
  }),
};

const traditionalChinese: Words = {
  confirm: (product, link) => ({
    subject: `確認您的 ${product} 帳號`,
    text: `有人以此信箱註冊了帳號。如果是您本人，請在 24 小時內開啟以下連結，並按下頁面上的按鈕：\n\n${link}\n\n如果使用的不是註冊時的瀏覽器，我們會請您輸入當時設定的密碼。如果您沒有註冊，請忽略這封信，該帳號將無法使用。`,
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
    text: `有帳號想將訂單檔案寄到此信箱。如果您正在等候這些檔案，請在 24 小時內開啟以下連結，並按下頁面上的按鈕：\n\n${link}\n\n每個信箱只需確認一次。如果您沒有等候任何檔案，請忽略這封信，我們不會寄送任何檔案。`,
  }),
  guestOrders: (product, link) => ({
    subject: `要將訪客訂單加入您的 ${product} 帳號嗎？`,
    text: `您的帳號想顯示以訪客身分使用此信箱下的訂單。如果這是您的要求，請在 24 小時內開啟以下連結，並按下頁面上的按鈕：\n\n${link}\n\n如果使用的不是提出要求時的瀏覽器，我們會請您輸入密碼。如果您沒有提出要求，請忽略這封信，該帳號不會看到這些訂單。`,
  }),
  vendorClaim: (product, { vendor, account, link }) => ({
    subject: `${account} 可以在 ${product} 上代表「${vendor}」嗎？`,
    text: `帳號 ${account} 想代表「${vendor}」：查看訂單與顧客，並叫外送員。如果無誤，請在 7 天內開啟以下連結，並按下頁面上的按鈕：\n\n${link}\n\n如果您不認識此帳號，請忽略這封信，該帳號不會取得任何權限。`,
  }),
  placed: (product, { orderId, description, fee, link, ownLink }) => ({
    subject: `您的 ${product} 訂單`,
    text: `我們已收到您的訂單 ${orderId}。\n\n${description}\n運費：${fee}\n\n您可以在任何裝置上查看進度：\n\n${link}${ownLink === null ? '' : `\n\n您專屬的連結，7 天內有效：查看完整訂單，或在可取消時取消。請勿轉傳給任何人：\n\n${ownLink}`}`,
  }),
  receipt: (product, { orderId, description, fee, link }) => ({
    subject: `您的 ${product} 收據`,
    text: `訂單 ${orderId}：${STATUS_LABELS.zh.delivered}\n\n${description}\n運費：${fee}\n\n收據可保存或列印：\n\n${link}`,
  }),
};

/** The first supported language of the browser, else English. */
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

interface BrandMail extends MailText {
  brand: BrandId;
}

const write = (brand: BrandId, text: (product: string) => MailText): BrandMail => ({
  brand,
  ...text(brandConfig(brand).product),
});

export const confirmationMail = (
  brand: BrandId,
  acceptLanguage: string | undefined,
  link: string,
): BrandMail => write(brand, (product) => wordsFor(acceptLanguage).confirm(product, link));

export const codeMail = (brand: BrandId, acceptLanguage: string | undefined, code: string): BrandMail =>
  write(brand, (product) => wordsFor(acceptLanguage).code(product, code));

export const exportMail = (
  brand: BrandId,
  language: MailLanguage,
  { vendor, orders }: { vendor: string; orders: number },
): BrandMail => write(brand, (product) => WORDS[language].orders(product, vendor, orders));

export const exportAddressMail = (brand: BrandId, language: MailLanguage, link: string): BrandMail =>
  write(brand, (product) => WORDS[language].address(product, link));

export const guestOrdersMail = (brand: BrandId, language: MailLanguage, link: string): BrandMail =>
  write(brand, (product) => WORDS[language].guestOrders(product, link));

export const vendorClaimMail = (brand: BrandId, language: MailLanguage, claim: ClaimedVendor): BrandMail =>
  write(brand, (product) => WORDS[language].vendorClaim(product, claim));

export const guestOrderMail = (
  brand: BrandId,
  language: MailLanguage,
  kind: 'placed' | 'receipt',
  order: GuestOrder,
): BrandMail => {
  const orderId = `${orderNumber(order.orderId)} (${order.orderId})`;
  return write(brand, (product) => WORDS[language][kind](product, { ...order, orderId }));
};
