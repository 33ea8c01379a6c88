export interface Samples {
  customer: string;
  address: string;
  note: string;
  shop: string;
  long: string;
}

const SAMPLES: Readonly<Record<string, Samples>> = {
  en: {
    customer: 'Lin Yi-chun',
    address: 'No. 17, Ln. 240, Guangfu S. Rd., Da’an Dist.',
    note: 'Ring twice, the lift is behind the bakery.',
    shop: 'Harbour Tea',
    long: 'Two large milk teas without ice, one taro cake cut in eight, and the blue gift box with the card inside',
  },
  zh_Hant_TW: {
    customer: '林怡君',
    address: '台北市大安區光復南路240巷17號',
    note: '請按兩次門鈴，電梯在麵包店後面。',
    shop: '港口茶行',
    long: '兩杯大杯去冰奶茶、一份切成八塊的芋頭蛋糕，還有附卡片的藍色禮盒，麻煩不要傾斜',
  },
  ar: {
    customer: 'ليلى الحداد',
    address: 'شارع سالم المبارك، بناية 12، السالمية',
    note: 'اضغط الجرس مرتين، المصعد خلف المخبز.',
    shop: 'شاي المرفأ',
    long: 'كوبان كبيران من الشاي بالحليب بدون ثلج، وكعكة مقطعة إلى ثماني قطع، والعلبة الزرقاء ومعها البطاقة',
  },
  ur: {
    customer: 'عائشہ قریشی',
    address: 'مکان نمبر 14، گلی 3، بلاک ایف، گلبرگ',
    note: 'گھنٹی دو بار بجائیں، لفٹ بیکری کے پیچھے ہے۔',
    shop: 'بندرگاہ چائے',
    long: 'بغیر برف کے دو بڑے دودھ والے چائے، آٹھ حصوں میں کٹا کیک، اور نیلا تحفے کا ڈبہ جس میں کارڈ ہے',
  },
};

/** Samples of a locale; English where there are none. */
export function localeSamples(locale: string): Samples {
  const own = SAMPLES[locale] ?? SAMPLES[locale.split('_')[0] ?? 'en'];
  return own ?? (SAMPLES['en'] as Samples);
}
