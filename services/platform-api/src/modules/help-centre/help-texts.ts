export interface HelpTexts {
  /** May differ from the requested language. */
  language: string;
  direction: 'ltr' | 'rtl';
  title: string;
  loading: string;
  denied: string;
  retry: string;
  search: string;
  noMatch: string;
  topics: readonly (readonly [question: string, answer: string])[];
}

const english: HelpTexts = {
  language: 'en',
  direction: 'ltr',
  title: 'Help centre',
  loading: 'One moment …',
  denied: 'We could not open the help centre for your account.',
  retry: 'Try again',
  search: 'Search help',
  noMatch: 'No question matches. Try another word, or write to the support.',
  topics: [
    [
      'How do I request a rider?',
      'Open Request a rider, enter the customer’s address and details, check the fee and place the order.',
    ],
    [
      'How long can I cancel?',
      'You can change or cancel an order until a rider accepts it. After that, call the rider or ask the help centre.',
    ],
    [
      'My rider is late',
      'Open the order in Order tracking: the map shows where the rider is, and the rider can be called.',
    ],
    ['What may be sent?', 'Items that fit in the delivery bag and are not on the list of prohibited items.'],
  ],
};

const traditionalChinese: HelpTexts = {
  language: 'zh-Hant-TW',
  direction: 'ltr',
  title: '客服中心',
  loading: '請稍候…',
  denied: '目前無法為您的帳號開啟客服中心。',
  retry: '再試一次',
  search: '搜尋說明',
  noMatch: '找不到相符的問題，請換個字詞，或寫信給客服。',
  topics: [
    ['如何叫外送員？', '開啟「叫外送員」，輸入顧客地址與資料，確認外送費後送出訂單。'],
    ['多久之內可以取消？', '外送員接單前都可以修改或取消訂單；接單後請致電外送員或洽客服中心。'],
    ['外送員遲到了', '在「訂單追蹤」開啟該筆訂單：地圖會顯示外送員的位置，也可以直接致電。'],
    ['可以寄送什麼？', '放得進外送箱，且不在禁止寄送清單上的物品。'],
  ],
};

const arabic: HelpTexts = {
  language: 'ar',
  direction: 'rtl',
  title: 'مركز المساعدة',
  loading: 'لحظة من فضلك…',
  denied: 'تعذّر فتح مركز المساعدة لحسابك.',
  retry: 'حاول مرة أخرى',
  search: 'ابحث في المساعدة',
  noMatch: 'لا يوجد سؤال مطابق. جرّب كلمة أخرى أو اكتب إلى الدعم.',
  topics: [
    ['كيف أطلب سائقًا؟', 'افتح «طلب سائق»، وأدخل عنوان العميل وبياناته، وراجع الرسوم ثم أرسل الطلب.'],
    [
      'إلى متى يمكنني الإلغاء؟',
      'يمكنك تغيير الطلب أو إلغاؤه إلى أن يقبله سائق. بعد ذلك اتصل بالسائق أو اسأل مركز المساعدة.',
    ],
    ['السائق متأخر', 'افتح الطلب في «تتبّع الطلبات»: تُظهر الخريطة موقع السائق، ويمكنك الاتصال به.'],
    ['ما الذي يمكن إرساله؟', 'ما يتّسع له صندوق التوصيل ولا يرد في قائمة الأغراض الممنوعة.'],
  ],
};

const urdu: HelpTexts = {
  language: 'ur',
  direction: 'rtl',
  title: 'مدد کا مرکز',
  loading: 'ایک لمحہ…',
  denied: 'آپ کے اکاؤنٹ کے لیے مدد کا مرکز نہیں کھل سکا۔',
  retry: 'دوبارہ کوشش کریں',
  search: 'مدد میں تلاش کریں',
  noMatch: 'کوئی سوال نہیں ملا۔ کوئی اور لفظ آزمائیں یا سپورٹ کو لکھیں۔',
  topics: [
    [
      'رائیڈر کیسے منگواؤں؟',
      '«رائیڈر منگوائیں» کھولیں، گاہک کا پتہ اور تفصیل لکھیں، فیس دیکھیں اور آرڈر بھیج دیں۔',
    ],
    [
      'کب تک منسوخ کیا جا سکتا ہے؟',
      'رائیڈر کے قبول کرنے تک آپ آرڈر بدل یا منسوخ کر سکتے ہیں۔ اس کے بعد رائیڈر کو کال کریں یا مدد کے مرکز سے پوچھیں۔',
    ],
    [
      'رائیڈر کو دیر ہو رہی ہے',
      '«آرڈر کی نگرانی» میں آرڈر کھولیں: نقشہ دکھاتا ہے کہ رائیڈر کہاں ہے، اور اسے فون بھی کیا جا سکتا ہے۔',
    ],
    ['کیا کچھ بھیجا جا سکتا ہے؟', 'وہ چیزیں جو ڈیلیوری بیگ میں آ جائیں اور ممنوعہ اشیا کی فہرست میں نہ ہوں۔'],
  ],
};

const LANGUAGES: Readonly<Record<string, HelpTexts>> = { zh: traditionalChinese, ar: arabic, ur: urdu };

/** English is the fallback. */
export const helpTexts = (locale: string): HelpTexts =>
  LANGUAGES[locale.split('-')[0]?.toLowerCase() ?? ''] ?? english;
