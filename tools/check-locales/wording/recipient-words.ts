import type { BaseLanguage } from '@courier/config';
import type { LocaleText, WordingProblem } from './wording.types.ts';

/** Words for vendor, seller, customer and buyer. The page of a recipient says “you”, “the shop” and “the sender”. */
const REFUSED: Readonly<Record<BaseLanguage, RegExp>> = {
  en: /vendor|customer|merchant|buyer/iu,
  ar: /عميل|عملاء|زبون|زبائن|بائع|(?:ال|لل)تاجر/u,
  bg: /клиент|търгов[ец]|купувач/iu,
  bn: /গ্রাহক|বিক্রেতা|ক্রেতা|ভেন্ডর/u,
  cs: /zákazní|prodejc|kupujíc/iu,
  da: /(?<!se)kunde|sælger|forhandler|virksomhed/iu,
  de: /(?<!se)kund(?:e|in)|händler|käufer/iu,
  el: /πελ[άα]τ|πωλητ|έμπορο|εμπόρ|επιχείρησ|αγοραστ/iu,
  es: /cliente|vendedor|comercio|comprador/iu,
  fi: /asiak(?:as|kaa)|myyjä|kauppia|ostaja|yrity[sk]/iu,
  fil: /customer|vendor|mamimili/iu,
  hr: /kup(?:ac|c)|prodavatelj|trgov(?:ac|c)/iu,
  hu: /(?<!át)vevő|vásárló|ügyfél|(?<!f)eladó|partner/iu,
  ja: /顧客|お客|購入者|加盟店|販売/u,
  km: /អតិថិជន|អ្នកលក់|អាជីវករ/u,
  ko: /고객(?!님)|판매자|가맹점|구매자/u,
  lo: /ລູກຄ້າ|ຮ້ານຄ້າ|ຜູ້ຂາຍ/u,
  ms: /pelanggan|penjual|vendor|pembeli/iu,
  my: /ဖောက်သည်|ရောင်းသူ|ဝယ်သူ/u,
  nb: /(?<!se)kunde|selger|forhandler|bedrift/iu,
  pl: /klient|sprzedaw|kupując/iu,
  ro: /client|comerciant|vânzător|cumpărător/iu,
  sk: /zákazní|predajc|kupujúc/iu,
  sv: /(?<!se)kund|säljar|handlare|företag/iu,
  th: /ลูกค้า|ร้านค้า|ผู้ขาย/u,
  tr: /müşteri|satıcı/iu,
  ur: /گاہک|فروخت کنندہ|وینڈر|تاجر/u,
  vi: /khách|người bán|nhà bán|người mua/iu,
  zh_Hans_SG: /顾客|客户|卖家|买家|客人|供应商/u,
  zh_Hant_HK: /顧客|客戶|賣家|買家|客人|供應商/u,
  zh_Hant_TW: /顧客|客戶|賣家|買家|客人|供應商/u,
};

/** Texts of the recipient's page that name the reader a customer, or the shop a vendor. */
export function recipientProblems(
  texts: Pick<LocaleText, 'place' | 'key' | 'text'>[],
  language: string,
): WordingProblem[] {
  const patterns: Readonly<Record<string, RegExp>> = REFUSED;
  const refused = patterns[language];
  return texts.flatMap(({ place, key, text }) => {
    const found =
      place === 'public-tracking' ? refused?.exec(text.replace(/{{[^}]*}}/g, ' '))?.[0] : undefined;
    return found === undefined ? [] : [{ key, check: 'word for the recipient', what: found }];
  });
}
