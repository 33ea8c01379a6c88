import type { PasteField } from './pasted-part';

/** Words that announce a value, per field: English, Spanish, German; Chinese, Japanese; Korean; Arabic, Urdu; Thai. */
const WORDS: Record<PasteField, string> = {
  name: `name|customer name|customer|recipient|receiver|attn|contact|nombre|cliente|destinatario|empfänger|kunde|姓名|名字|收件人|收貨人|顧客|客人|訂購人|お名前|名前|氏名|受取人|이름|성함|받는 분|받는분|수령인|الاسم|اسم العميل|المستلم|نام|گاہک|ชื่อลูกค้า|ชื่อผู้รับ|ชื่อ|ผู้รับ`,
  phone: `phone number|phone no|phone|telephone|tel\\.?|mobile|cell|whatsapp|teléfono|telefono|móvil|celular|telefonnummer|telefon|handynummer|handy|聯絡電話|連絡電話|電話番号|電話|手機號碼|手機|携帯|전화번호|전화|연락처|휴대폰|رقم الهاتف|رقم الجوال|الهاتف|هاتف|الجوال|موبايل|فون نمبر|موبائل نمبر|فون|موبائل|เบอร์โทรศัพท์|เบอร์โทร|เบอร์|โทรศัพท์|โทร`,
  address: `delivery address|deliver to|address|addr\\.?|location|dirección de entrega|dirección|direccion|entregar en|lieferadresse|adresse|anschrift|送貨地址|外送地址|收件地址|地址|お届け先|配達先|住所|배송지|배달 주소|배달주소|주소|عنوان التوصيل|العنوان|عنوان|پتہ|پتا|ایڈریس|ที่อยู่จัดส่ง|ที่อยู่|ส่งที่`,
  amount: `grand total|total|amount|price|order value|cod|to pay|importe|a pagar|precio|gesamtbetrag|gesamt|betrag|summe|總金額|總計|總額|金額|合計金額|合計|代金|총 금액|총액|합계|금액|المبلغ|الإجمالي|المجموع|کل رقم|رقم|کل|ยอดรวม|ยอดเงิน|ยอด|ราคารวม|ราคา`,
  time: `delivery time|deliver at|deliver by|time|hora de entrega|hora|lieferzeit|uhrzeit|送達時間|外送時間|希望時間|時間|配達時間|お届け時間|배달 시간|배달시간|시간|وقت التوصيل|الوقت|ڈیلیوری کا وقت|وقت|เวลาส่ง|เวลา`,
  notes: `notes?|remarks?|instructions|comment|notas?|observaciones|hinweis|bemerkung|notiz|備註|備考|注意事項|注意|メモ|메모|요청사항|비고|ملاحظات|ملاحظة|نوٹ|ہدایات|หมายเหตุ`,
  description: `order details|order|items?|goods|pedido|artículos|bestellung|ware|訂單內容|訂單|品項|餐點|內容|ご注文|注文|品物|商品|주문내역|주문|메뉴|상품|تفاصيل الطلب|الطلب|الأصناف|آرڈر|سامان|รายการสั่งซื้อ|รายการ|สินค้า`,
};

const FIELDS = Object.keys(WORDS) as PasteField[];
const longestFirst = (words: string) =>
  words
    .split('|')
    .sort((a, b) => b.length - a.length)
    .join('|');
const GROUPS = FIELDS.map((field) => `(?<${field}>${longestFirst(WORDS[field])})`).join('|');
const LABEL = new RegExp(`(?<=^|[\\s,;|/•·*\\-–、，。(])(?:${GROUPS})\\s*[:=：﹕]\\s*`, 'giu');
const ALONE = new RegExp(`^[\\s*•·\\-]*(?:${GROUPS})[\\s:：*]*$`, 'iu');

const fieldOf = (groups: Record<string, string> | undefined): PasteField | undefined =>
  FIELDS.find((field) => groups?.[field] !== undefined);

export interface Segment {
  /** Undefined where no label stood before it. */
  field: PasteField | undefined;
  text: string;
}

/** Cuts a line before each of its labels: `Name: Lin, Tel: 0912` -> two segments. */
export function segmentsOf(line: string): Segment[] {
  const found = [...line.matchAll(LABEL)];
  const segments: Segment[] = [{ field: undefined, text: line.slice(0, found[0]?.index ?? line.length) }];
  found.forEach((match, index) => {
    const end = found[index + 1]?.index ?? line.length;
    segments.push({ field: fieldOf(match.groups), text: line.slice(match.index + match[0].length, end) });
  });
  return segments
    .map(({ field, text }) => ({ field, text: trimmed(text) }))
    .filter(({ field, text }) => text !== '' || field !== undefined);
}

/** The field whose label fills a whole line, so that its value stands below. */
export const labelAlone = (line: string): PasteField | undefined => fieldOf(ALONE.exec(line)?.groups);

/** Without the signs that only separate. */
export const trimmed = (text: string) =>
  text.replace(/^[\s,;|/•·*\-–、，。:：]+|[\s,;|/•·*\-–、，:：]+$/gu, '');
