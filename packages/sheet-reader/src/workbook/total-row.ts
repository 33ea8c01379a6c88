/** Labels of a total row in the countries' languages; without case, punctuation and spaces. */
const WORDS = new Set(
  `total totals totalcod totalcash totalapagar totalcashtocollect average grandtotal subtotal sum sums overall totalamount totalorders
  合計金額 總金額 應收總額 平均 合計 總計 总计 小計 小计 合计 總和 總額 总额 総計 計 합계 총계 총합계 소계 총액
  summe gesamt gesamtsumme gesamtbetrag insgesamt zwischensumme totaal
  totale totalegenerale totalgénéral soustotal somme totalgeneral subtotaal
  suma razem ogółem łącznie celkem součet spolu súčet összesen végösszeg toplam geneltoplam aratoplam
  yhteensä summa summe sammanlagt totalt ialt samlet sumtotal ukupno skupaj общо всичко итого всего σύνολο γενικόσύνολο
  المجموع الإجمالي الاجمالي إجمالي اجمالي المجموعالكلي مجموع المجموعالنهائي کل مجموعہ کلرقم ٹوٹل میزان
  รวม รวมทั้งสิ้น ยอดรวม รวมทั้งหมด ผลรวม tổng tổngcộng cộng jumlah jumlahkeseluruhan kabuuan total
  gesamtergebnis teilergebnis zwischenergebnis totalgénéral sumakońcowa sumaczęściowa celkovýsoučet mezisoučet celkovýsúčet medzisúčet végeredmény részösszeg
  γενικόάθροισμα άθροισμα μερικόσύνολο genelara общсбор сбор hovedtotal totalsum totalsumma delsumma delsum kaikkiyhteensä loppusumma välisumma sveukupno ukupnizbroj
  međuzbroj totalgeneralcomandă subtotalgeneral ผลรวมทั้งหมด ผลรวมย่อย tổngcuối tổngphụ jumlahbesar jumlahkecil الإجماليالكلي المجموعالعام المجموعالفرعي مجموعکل
  মোট সর্বমোট योग कुल စုစုပေါင်း សរុប ລວມ ລວມທັງໝົດ`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
const COUNTED = /(orders?|items?|rows?|bestellungen|stück|pcs|筆|件|份|單|건|개|طلبات?)$/u;
/** Currency symbols and codes, e.g. "NT$", "KD" and "د.ك". */
const MONEY = /^(?:[a-z]{0,3}\p{Sc}?|kč|zł|lei|bhd|د\.?ك\.?|ر\.?س\.?|د\.?إ\.?|元|圓|円|원|บาท)$/u;
/** Long numbers, such as telephones and codes. */
const PHONE = /^[+0(][\d\s().+-]{6,}$/;

const normalizeHeading = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\(.*?\)|\[.*?\]/g, '')
    .replace(/[\s\d.,:;=_*'"’#/\\-]+/gu, '');

const isSumWord = (text: string) =>
  WORDS.has(normalizeHeading(text)) || WORDS.has(normalizeHeading(text).replace(COUNTED, ''));

/**
 * Whether one cell says so ("Total", "合計"), and the others contain only numbers. A customer with such a name has an
 * address or a phone number.
 * @param cells all of the row, as text
 */
export function isTotalRow(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell.trim() !== '');
  if (!filled.some(isSumWord)) return false;
  return filled.every((cell) => {
    if (isSumWord(cell)) return true;
    const letters = normalizeHeading(cell);
    return !PHONE.test(cell.trim()) && (letters === '' || MONEY.test(letters) || COUNTED.test(letters));
  });
}
