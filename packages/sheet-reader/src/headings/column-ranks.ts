import { plainHeading } from '../sheet/plain-heading';

/** Patterns that rank headings for the same column, best first. */
const AMOUNT = [
  /cod|collect|due|balance|payable|topay|代收|應收|应收|待收|需收|集金|代引|尾款|到付|نقد|تحصيل|متبقي|nachnahme|zuzahlen|restbetrag|offenerbetrag|cobrar|pobran|zapłaty|tahsil|είσπραξη|πληρωτέο|utánvét|fizetendő|beszedendő|dobírka|úhrad|naplat|pouze|încas|ramburs|плащане|дължим|betale|betala|maksettava|perittävä|babayaran|sisingilin|kutip|thuhộ|cầnthu|phảithu|เก็บ|เรียกเก็บ|수금|받을|착불|착불금액|وصول|আদায়|ប្រមូល|ເກັບ|ကောက်ခံ/,
  /^(?!.*(subtotal|小計)).*(total|sum|總|合計|应付|مجموع|اجمالي|إجمالي|gesamt|toplam|合计|合計|합계|총|celkem|spolu|razem|ukupno|общо|σύνολο|yhteensä|összesen|tổng|รวม|jumlah|kabuuan|মোট|សរុប|ລວມ|စုစုပေါင်း|کل)/,
  /^(?!.*(price|單價|価格|價格|单价|سعر|قیمت|preis|subtotal|fiyat|단가|precio|cena|cijena|preț|цена|τιμή|hinta|pris|harga|giá|ราคา|দাম|តម្លៃ|ລາຄາ))/,
];
const RECEIVER = [
  /receiv|recipient|consignee|shipping|deliver|dropoff|shipto|收件|收貨|收货|送達|届け|配送先|受取|مستلم|توصيل|تسليم|alıcı|teslim|수취|받는|수령|ผู้รับ|จัดส่ง|empfänger|liefer|destinat|entrega|odbior|dostaw|adresat|παραλήπτ|παράδοσ|címzett|szállít|příjemc|doruč|dodac|príjemc|primatelj|dostav|livrare|получател|доставк|modtager|levering|mottak|mottag|leverans|vastaanott|toimitus|tatanggap|hatid|penerima|penghantaran|ngườinhận|giao|وصولکنندہ|ڈیلیوری|প্রাপক|ডেলিভারি|អ្នកទទួល|ຜູ້ຮັບ|လက်ခံသူ/,
  /^(?!.*(billing|sender|pickup|from|寄件|مرسل|gönder|보내는|absender|rechnung|依頼主|注文者|購入者|주문자|구매자|訂購|訂餐|买家|買家|buyer|comprador|kupując|zamawiaj|παραγγελ|megrendelő|vásárló|naručitelj|cumpărător|купувач|beställare|tilaaja|bumili|pembeli|ngườimua|مشتري|خریدار|ক্রেতা))/,
];
const WANTED = [
  /deliver|dropoff|arriv|requested|scheduled|wunsch|liefer|zustell|送達|送貨|送货|配送|到貨|到货|預約|预约|希望|指定|お届|توصيل|تسليم|موعد|ڈیلیوری|teslim|배송|배달|희망|จัดส่ง|giao|hantar|entrega|doruč|dodán|dostaw|doręcz|szállít|kézbesít|kiszállít|dostav|livrare|livrăr|доставк|παράδοσ|levering|leverans|toimitus|hatid|ডেলিভারি|ដឹក|ສົ່ງ|ပို့/,
];
const RANKED: Readonly<Record<string, readonly RegExp[]>> = {
  amount: AMOUNT,
  customer_name: RECEIVER,
  customer_phone: RECEIVER,
  dropoff_address: RECEIVER,
  delivery_date: WANTED,
  delivery_time: WANTED,
};

/** The name of the template comes after the best class of names, because "Receiver name" beats "Customer name". */
export const TEMPLATE_RANK = 0.5;

/** Rank of a normalised heading for a column, best first. */
export function rankHeading(column: string, name: string): number {
  const better = RANKED[column] ?? [];
  const rank = better.findIndex((words) => words.test(name));
  if (rank === 0) return 0;
  if (name === plainHeading(column)) return TEMPLATE_RANK;
  return rank === -1 ? better.length : rank;
}

/** Rank of an amount that may be the price of one piece. */
export const PRICE_RANK = AMOUNT.length;
