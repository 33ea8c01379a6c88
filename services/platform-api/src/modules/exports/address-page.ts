import { randomBytes } from 'node:crypto';
import { escapeAttribute } from '../site/escape';
import { ADDRESS_PAGE } from './export-addresses';

const WORDS = {
  en: {
    title: 'Exports to this address',
    ask: 'Somebody with an account wants to send files of orders to this address. They hold names, phone numbers and addresses of customers. Confirm only if you expect them.',
    confirm: 'Send them here',
    done: 'Confirmed. Files that were asked for are on their way. You can close this page.',
    ended: 'This link is no longer good. Ask for the export again.',
  },
  'zh-Hant-TW': {
    title: '寄送匯出檔至此信箱',
    ask: '有帳號想將訂單檔案寄到此信箱，其中包含顧客的姓名、電話與地址。請確認您正在等候這些檔案。',
    confirm: '同意寄到這裡',
    done: '已確認，索取的檔案即將寄出。您可以關閉此頁面。',
    ended: '此連結已失效，請重新索取匯出檔。',
  },
  ar: {
    title: 'إرسال ملفات التصدير إلى هذا البريد',
    ask: 'يريد صاحب حساب إرسال ملفات طلبات إلى هذا البريد. تحتوي على أسماء العملاء وأرقام هواتفهم وعناوينهم. لا تؤكد إلا إذا كنت تنتظرها.',
    confirm: 'أرسلوها إلى هنا',
    done: 'تم التأكيد. الملفات المطلوبة في طريقها إليك. يمكنك إغلاق هذه الصفحة.',
    ended: 'لم يعد هذا الرابط صالحًا. اطلب التصدير مرة أخرى.',
  },
  ur: {
    title: 'اس پتے پر برآمد شدہ فائلیں',
    ask: 'ایک اکاؤنٹ آرڈروں کی فائلیں اس پتے پر بھیجنا چاہتا ہے۔ ان میں گاہکوں کے نام، فون نمبر اور پتے ہیں۔ صرف تب تصدیق کریں جب آپ کو ان کا انتظار ہو۔',
    confirm: 'یہاں بھیجیں',
    done: 'تصدیق ہو گئی۔ مانگی گئی فائلیں بھیجی جا رہی ہیں۔ آپ یہ صفحہ بند کر سکتے ہیں۔',
    ended: 'یہ لنک اب درست نہیں۔ برآمد دوبارہ مانگیں۔',
  },
} as const;

type Language = keyof typeof WORDS;

const STYLE = `:root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;margin:0 auto;max-inline-size:32rem;padding:2rem 1rem}
button{font:inherit;min-block-size:3rem;min-inline-size:8rem;margin-block-start:1rem}`;

function languageOf(accepted: string | undefined): Language {
  const [, first = ''] = /^\s*([a-z]+)/i.exec(accepted ?? '') ?? [];
  if (first.toLowerCase() === 'zh') return 'zh-Hant-TW';
  return first === 'ar' || first === 'ur' ? first : 'en';
}

/** The page of a link: a form with one button and nothing to run, so that no program that reads mail confirms. */
export function addressPage(
  accepted: string | undefined,
  state: { asking: string } | 'done' | 'ended',
): { html: string; policy: string } {
  const language = languageOf(accepted);
  const words = WORDS[language];
  const nonce = randomBytes(16).toString('base64url');
  const content =
    typeof state === 'string'
      ? `<p>${words[state]}</p>`
      : `<p>${words.ask}</p><form method="post" action="${ADDRESS_PAGE}"><input type="hidden" name="token" value="${escapeAttribute(state.asking)}"><button>${words.confirm}</button></form>`;
  const direction = language === 'ar' || language === 'ur' ? 'rtl' : 'ltr';
  return {
    html: `<!doctype html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${words.title}</title><style nonce="${nonce}">${STYLE}</style></head><body><main><h1>${words.title}</h1>${content}</main></body></html>`,
    policy: `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  };
}
