import { brandConfig, countryConfig } from '@courier/config';

interface MailText {
  subject: string;
  text: string;
}

interface Words {
  confirm: (product: string, link: string) => MailText;
  code: (product: string, code: string) => MailText;
}

const english: Words = {
  confirm: (product, link) => ({
    subject: `Confirm your ${product} account`,
    text: `Open this link within 24 hours to confirm your account:\n\n${link}\n\nIf you did not register, ignore this mail.`,
  }),
  code: (product, code) => ({
    subject: `Your ${product} code`,
    text: `Your code to choose a new password: ${code}\n\nIt works once, for 15 minutes. If you did not ask for it, ignore this mail; your password stays as it is.`,
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
};

/** In Chinese for a browser that asks for it first, else in English. */
const wordsFor = (acceptLanguage: string | undefined): Words =>
  /^\s*zh\b/i.test(acceptLanguage ?? '') ? traditionalChinese : english;

const productOf = (country: string): string => brandConfig(countryConfig(country).brand).product;

export const confirmationMail = (
  country: string,
  acceptLanguage: string | undefined,
  link: string,
): MailText => wordsFor(acceptLanguage).confirm(productOf(country), link);

export const codeMail = (country: string, acceptLanguage: string | undefined, code: string): MailText =>
  wordsFor(acceptLanguage).code(productOf(country), code);
