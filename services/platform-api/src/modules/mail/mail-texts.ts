import { brandConfig, countryConfig } from '@courier/config';

interface MailText {
  subject: string;
  text: string;
}

interface Words {
  confirm: (product: string, link: string) => MailText;
  code: (product: string, code: string) => MailText;
  orders: (product: string, vendor: string, orders: number) => MailText;
  address: (product: string, link: string) => MailText;
}

export type MailLanguage = 'en' | 'zh';

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
};

/** In Chinese for a browser that asks for it first, else in English. */
export const mailLanguage = (acceptLanguage: string | undefined): MailLanguage =>
  /^\s*zh\b/i.test(acceptLanguage ?? '') ? 'zh' : 'en';

const WORDS: Readonly<Record<MailLanguage, Words>> = { en: english, zh: traditionalChinese };

const wordsFor = (acceptLanguage: string | undefined): Words => WORDS[mailLanguage(acceptLanguage)];

const productOf = (country: string): string => brandConfig(countryConfig(country).brand).product;

export const confirmationMail = (
  country: string,
  acceptLanguage: string | undefined,
  link: string,
): MailText => wordsFor(acceptLanguage).confirm(productOf(country), link);

export const codeMail = (country: string, acceptLanguage: string | undefined, code: string): MailText =>
  wordsFor(acceptLanguage).code(productOf(country), code);

export const exportMail = (
  country: string,
  language: MailLanguage,
  { vendor, orders }: { vendor: string; orders: number },
): MailText => WORDS[language].orders(productOf(country), vendor, orders);

export const exportAddressMail = (country: string, language: MailLanguage, link: string): MailText =>
  WORDS[language].address(productOf(country), link);
