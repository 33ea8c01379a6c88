import type { Evidence } from '@courier/api-client/contract';
import { statusKey } from '@courier/api-client/order-rules';
import { STATUS_LABELS } from '../orders/status-labels';

interface PageWords {
  shared: string;
  until: (time: string) => string;
  ended: string;
  order: string;
  times: (timezone: string) => string;
  stage: string;
  after: string;
  late: (minutes: number) => string;
  parts: (search: number, shop: number, way: number) => string;
  pictures: string;
  none: string;
  promised: (range: string) => string;
  delivered: (time: string) => string;
  punctual: Readonly<Record<'on-time' | 'early' | 'late', (minutes: number) => string>>;
  comma: string;
  kinds: Readonly<Record<Evidence['proofs'][number]['kind'], string>>;
  check: string;
  ask: string;
  file: string;
  button: string;
  good: (order: string, vendor: string, time: string) => string;
  key: (id: string) => string;
  bad: string;
}

const en: PageWords = {
  shared: 'Course of one delivery',
  until: (time) => `This link ends on ${time}.`,
  ended: 'This link is no longer good. Ask whoever gave it to you for a new one.',
  order: 'Order',
  times: (timezone) => `Times in ${timezone}, to the second.`,
  stage: 'Stage',
  after: 'After',
  late: (minutes) => `${minutes} min after the promised range.`,
  parts: (search, shop, way) =>
    `Of it ${search} min until a rider accepted, ${shop} min at the shop, ${way} min on the way.`,
  pictures: 'Pictures taken by the rider',
  none: 'None',
  promised: (range) => `promised ${range}`,
  delivered: (time) => `delivered ${time}`,
  punctual: {
    'on-time': () => 'on time',
    early: (minutes) => `${minutes} min early`,
    late: (minutes) => `${minutes} min late`,
  },
  comma: ', ',
  kinds: { pickup: 'At the shop', delivery: 'At the door', return: 'On return' },
  check: 'Check a signed file',
  ask: 'Paste the whole content of a file that was saved from an evidence page. It is checked here and not kept.',
  file: 'Content of the file',
  button: 'Check',
  good: (order, vendor, time) => `Unchanged. Order ${order} of ${vendor}, signed here on ${time}.`,
  key: (id) => `Key ${id}`,
  bad: 'Not signed here, or changed since.',
};

const zh: PageWords = {
  shared: '單筆配送紀錄',
  until: (time) => `此連結於 ${time} 失效。`,
  ended: '此連結已失效，請向提供者索取新的連結。',
  order: '訂單',
  times: (timezone) => `時間為 ${timezone}，精確到秒。`,
  stage: '階段',
  after: '相隔',
  late: (minutes) => `比承諾區間晚 ${minutes} 分鐘。`,
  parts: (search, shop, way) => `其中等待外送員接單 ${search} 分鐘、店內 ${shop} 分鐘、途中 ${way} 分鐘。`,
  pictures: '外送員拍攝的照片',
  none: '無',
  promised: (range) => `承諾 ${range}`,
  delivered: (time) => `${time} 送達`,
  punctual: {
    'on-time': () => '準時',
    early: (minutes) => `提早 ${minutes} 分鐘`,
    late: (minutes) => `晚 ${minutes} 分鐘`,
  },
  comma: '，',
  kinds: { pickup: '於店家', delivery: '於門口', return: '退回時' },
  check: '驗證已簽署的檔案',
  ask: '請貼上自紀錄頁面儲存的檔案全文。僅在此驗證，不會保留。',
  file: '檔案內容',
  button: '驗證',
  good: (order, vendor, time) => `內容未經變更。${vendor} 的訂單 ${order}，於 ${time} 在此簽署。`,
  key: (id) => `金鑰 ${id}`,
  bad: '並非在此簽署，或簽署後已遭變更。',
};

const ar: PageWords = {
  shared: 'مسار عملية توصيل واحدة',
  until: (time) => `ينتهي هذا الرابط في ${time}.`,
  ended: 'لم يعد هذا الرابط صالحًا. اطلب رابطًا جديدًا ممن أعطاك إياه.',
  order: 'الطلب',
  times: (timezone) => `الأوقات بتوقيت ${timezone}، بالثانية.`,
  stage: 'المرحلة',
  after: 'بعد',
  late: (minutes) => `بعد المدة الموعودة بـ ${minutes} دقيقة.`,
  parts: (search, shop, way) =>
    `منها ${search} دقيقة حتى قبول السائق، و${shop} دقيقة في المتجر، و${way} دقيقة في الطريق.`,
  pictures: 'صور التقطها السائق',
  none: 'لا توجد',
  promised: (range) => `الموعود ${range}`,
  delivered: (time) => `سُلّم ${time}`,
  punctual: {
    'on-time': () => 'في الموعد',
    early: (minutes) => `أبكر بـ ${minutes} د`,
    late: (minutes) => `متأخر ${minutes} د`,
  },
  comma: '، ',
  kinds: { pickup: 'عند المتجر', delivery: 'عند الباب', return: 'عند الإرجاع' },
  check: 'التحقق من ملف موقّع',
  ask: 'الصق كامل محتوى ملف حُفظ من صفحة الإثبات. يُتحقق منه هنا ولا يُحتفظ به.',
  file: 'محتوى الملف',
  button: 'تحقق',
  good: (order, vendor, time) => `لم يتغير. الطلب ${order} من ${vendor}، وُقّع هنا في ${time}.`,
  key: (id) => `المفتاح ${id}`,
  bad: 'لم يوقَّع هنا، أو تغيّر بعد التوقيع.',
};

const ur: PageWords = {
  shared: 'ایک ڈیلیوری کی روداد',
  until: (time) => `یہ لنک ${time} کو ختم ہو جائے گا۔`,
  ended: 'یہ لنک اب درست نہیں۔ جس نے دیا تھا اس سے نیا لنک مانگیں۔',
  order: 'آرڈر',
  times: (timezone) => `اوقات ${timezone} کے مطابق، سیکنڈ تک۔`,
  stage: 'مرحلہ',
  after: 'بعد',
  late: (minutes) => `وعدہ کیے گئے وقت سے ${minutes} منٹ بعد۔`,
  parts: (search, shop, way) =>
    `اس میں رائیڈر کے قبول کرنے تک ${search} منٹ، دکان پر ${shop} منٹ، راستے میں ${way} منٹ۔`,
  pictures: 'رائیڈر کی لی گئی تصویریں',
  none: 'کوئی نہیں',
  promised: (range) => `وعدہ ${range}`,
  delivered: (time) => `${time} پر پہنچا`,
  punctual: {
    'on-time': () => 'وقت پر',
    early: (minutes) => `${minutes} منٹ پہلے`,
    late: (minutes) => `${minutes} منٹ کی تاخیر`,
  },
  comma: '، ',
  kinds: { pickup: 'دکان پر', delivery: 'دروازے پر', return: 'واپسی پر' },
  check: 'دستخط شدہ فائل کی جانچ',
  ask: 'ثبوت کے صفحے سے محفوظ کی گئی فائل کا پورا متن چسپاں کریں۔ یہ یہاں جانچا جاتا ہے، رکھا نہیں جاتا۔',
  file: 'فائل کا متن',
  button: 'جانچیں',
  good: (order, vendor, time) => `کوئی تبدیلی نہیں۔ ${vendor} کا آرڈر ${order}، یہاں ${time} کو دستخط ہوا۔`,
  key: (id) => `کلید ${id}`,
  bad: 'یہاں دستخط نہیں ہوا، یا بعد میں بدلا گیا۔',
};

export interface Reader {
  language: 'en' | 'zh-Hant-TW' | 'ar' | 'ur';
  words: PageWords;
}

/** Picks the first preferred language of the browser. */
export function chooseReader(accepted: string | undefined): Reader {
  const [, first = ''] = /^\s*([a-z]+)/i.exec(accepted ?? '') ?? [];
  const language = first.toLowerCase();
  if (language === 'zh') return { language: 'zh-Hant-TW', words: zh };
  if (language === 'ar') return { language, words: ar };
  if (language === 'ur') return { language, words: ur };
  return { language: 'en', words: en };
}

export const statusLabel = (status: string, { language }: Pick<Reader, 'language'>): string =>
  STATUS_LABELS[language === 'zh-Hant-TW' ? 'zh' : language][statusKey(status)];
