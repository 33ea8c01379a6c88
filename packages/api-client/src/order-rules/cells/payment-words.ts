/** Paid before the delivery: the rider collects nothing. */
const PAID = `paid|prepaid|pre paid|already paid|fully paid|paid online|online|online payment|paid by card|paid with card|online banking|settled|
已付款|已付|已付清|付清|已結清|已收款|已轉帳|已匯款|線上付款|線上支付|網路付款|已付款完成|付款完成|已支付|已结清|线上支付|在线支付|在线付款|
支払済|支払い済み|支払済み|お支払い済み|決済済み|決済完了|入金済み|オンライン決済|オンライン支払い|결제완료|결제 완료|결제됨|입금완료|선불|선결제|온라인결제|온라인 결제|
مدفوع|مدفوعة|مدفوع مسبقا|مدفوع مسبقًا|مدفوع مسبقاً|تم الدفع|خالص|دفع الكتروني|دفع إلكتروني|مدفوع اونلاين|مدفوع أونلاين|ادا شدہ|ادائیگی ہو چکی|ادائیگی شدہ|پیڈ|
bezahlt|bereits bezahlt|vorausbezahlt|vorab bezahlt|online bezahlt|pagado|pagada|prepagado|ya pagado|pago en línea|pago en linea|pago online|pagado online|pagado en línea|
zapłacone|zapłacono|opłacone|opłacono|przedpłata|płatność online|ödendi|ödenmiş|peşin ödendi|online ödeme|online ödendi|πληρωμένο|πληρωμένη|εξοφλημένο|εξοφλήθηκε|προπληρωμένο|online πληρωμή|
zaplaceno|zaplacené|uhrazeno|platba online|zaplatené|uhradené|betalt|forudbetalt|forhåndsbetalt|betald|förbetald|betalt på nett|maksettu|maksettu etukäteen|verkkomaksu|plaćeno|unaprijed plaćeno|online plaćanje|
fizetve|kifizetve|előre fizetve|online fizetve|online fizetés|plătit|achitat|plătit online|plată online|plata online|платено|предплатено|онлайн плащане|
ชำระแล้ว|ชำระเงินแล้ว|จ่ายแล้ว|โอนแล้ว|ชำระออนไลน์|จ่ายออนไลน์|đã thanh toán|đã trả|đã chuyển khoản|thanh toán online|thanh toán trực tuyến|trả trước|
sudah bayar|sudah dibayar|telah dibayar|dah bayar|bayaran dalam talian|bayar dalam talian|bayad na|nabayaran na|bayad online|បង់រួច|បានបង់|បង់ប្រាក់រួច|ຈ່າຍແລ້ວ|ຊຳລະແລ້ວ|ပေးပြီး|ငွေချေပြီး|পরিশোধিত|পেইড|টাকা দেওয়া হয়েছে|
платена|plătită|zaplatená`;

const CASH = `cash|cash on delivery|cod|c o d|cash upon delivery|pay cash|cash payment|collect cash|cash at door|cash to rider|
貨到付款|貨到付現|貨到付現金|現金|付現|付現金|收現金|收現|代收|代收貨款|代收款|到付現金|现金|货到付款|现金支付|
代引き|代引|代金引換|代金引換払い|着払い現金|現金払い|現金|現金決済|현금|현금결제|현금 결제|현장현금|만나서 현금|만나서 현금결제|만나서현금결제|
نقدا|نقدًا|نقداً|نقد|نقدي|كاش|الدفع عند الاستلام|الدفع عند الإستلام|عند الاستلام|نقدا عند الاستلام|نقدًا عند الاستلام|الدفع نقدا|الدفع نقدًا عند الاستلام|الدفع نقدا عند التسليم|الدفع نقدًا عند التسليم|الدفع كاش|كاش عند الاستلام|
نقد ادائیگی|کیش|کیش آن ڈیلیوری|ڈیلیوری پر نقد|سی او ڈی|نقد رقم|
nachnahme|per nachnahme|barzahlung|bargeld|bar bei lieferung|bar bei übergabe|barzahlung bei lieferung|in bar|barnachnahme|
efectivo|en efectivo|pago en efectivo|contra entrega|contraentrega|pago contra entrega|contra reembolso|contrareembolso|reembolso|efectivo contra entrega|pago contraentrega|
gotówka|gotówką|płatność gotówką|za pobraniem|pobranie|przy odbiorze gotówką|gotówka przy odbiorze|płatność przy odbiorze gotówką|
nakit|kapıda nakit|kapıda nakit ödeme|nakit ödeme|αντικαταβολή|μετρητά|με αντικαταβολή|μετρητοίς|
dobírka|na dobírku|hotově|hotovost|hotově při převzetí|dobierka|na dobierku|hotovosť|v hotovosti|
kontant|kontanter|kontant ved levering|postopkrævning|efterkrav|oppkrav|postoppkrav|kontant betaling|postförskott|kontant vid leverans|kontantbetalning|
käteinen|käteisellä|käteismaksu|postiennakko|pouzeće|pouzećem|gotovina|gotovinom|plaćanje pouzećem|
utánvét|utánvéttel|készpénz|készpénzzel|készpénzes|készpénz átvételkor|ramburs|numerar|plata ramburs|cash la livrare|plată ramburs|numerar la livrare|
наложен платеж|в брой|кеш|брой|плащане в брой|
เก็บเงินปลายทาง|เงินสด|จ่ายเงินสด|เงินสดปลายทาง|ชำระเงินสด|ปลายทาง|tiền mặt|thu hộ|thanh toán khi nhận hàng|trả tiền mặt|tiền mặt khi nhận hàng|thu tiền hộ|
tunai|bayar tunai|tunai semasa penghantaran|bayaran tunai|bayar semasa terima|bayaran semasa penghantaran|cash basis|cash na|bayad sa rider|
សាច់ប្រាក់|បង់ប្រាក់ពេលទទួល|ເງິນສົດ|ເກັບເງິນປາຍທາງ|ငွေသား|ပစ္စည်းရောက်ငွေချေ|အိမ်ရောက်ငွေချေ|নগদ|ক্যাশ অন ডেলিভারি|ক্যাশ|ক্যাশ অন|
hotově při doručení|nachnahme in bar|käteinen toimitettaessa|cash pag-deliver|gotovinom pri dostavi|សាច់ប្រាក់ពេលទទួល|ເກັບເງິນສົດປາຍທາງ|tunai semasa hantar|ပစ္စည်းရောက်ငွေသားချေ|เก็บเงินสดปลายทาง|thu tiền mặt khi giao|货到付现金`;

const AT_THE_DOOR = `payment on delivery|pay on delivery terminal|card on delivery|card at door|card at the door|card machine|card terminal|credit card on delivery|pos on delivery|swipe on delivery|terminal|
貨到刷卡|刷卡|現場刷卡|帶刷卡機|刷卡機|货到刷卡|만나서 카드|만나서 카드결제|만나서카드결제|현장카드|شبكة|شبكة عند الاستلام|الدفع شبكة|بطاقة عند الاستلام|مدى عند الاستلام|الدفع عند التسليم|کارڈ مشین|ڈیلیوری پر کارڈ|ڈیلیوری پر ادائیگی|
kartenzahlung bei lieferung|karte bei lieferung|ec bei lieferung|tarjeta contra entrega|tarjeta al recibir|tarjeta a la entrega|datáfono|posnet|karta przy odbiorze|kartą przy odbiorze|terminal płatniczy|kapıda kart|kapıda kredi kartı|kapıda kartla ödeme|
kartou při převzetí|kartou pri prevzatí|kort ved levering|kort vid leverans|kortilla ovella|kartica pri dostavi|karticom pri preuzimanju|bankkártya átvételkor|bankkártya a futárnál|card la livrare|карта при доставка|κάρτα κατά την παράδοση|รูดบัตรปลายทาง|quẹt thẻ khi nhận|kad semasa penghantaran`;

/** By card: in advance, unless the shop's riders carry a terminal. */
const CARD = `credit card|creditcard|debit card|card|card payment|visa|mastercard|master card|amex|american express|信用卡|信用卡付款|線上刷卡|金融卡|信用卡一次付清|刷卡付款|信用卡支付|银行卡|クレジットカード|クレジット|カード|カード払い|신용카드|카드|카드결제|카드 결제|체크카드|بطاقة|بطاقة ائتمان|بطاقة ائتمانية|فيزا|کریڈٹ کارڈ|کارڈ|
kreditkarte|karte|kartenzahlung|ec karte|ec|girocard|tarjeta|tarjeta de crédito|tarjeta de credito|tarjeta de débito|tarjeta de debito|pago con tarjeta|karta|karta kredytowa|płatność kartą|kartą|kredi kartı|banka kartı|kart|κάρτα|πιστωτική κάρτα|χρεωστική κάρτα|platební karta|kartou|platobná karta|kreditní karta|kort|kreditkort|kredittkort|dankort|kortti|luottokortti|pankkikortti|kartica|kreditna kartica|karticom|bankkártya|kártya|hitelkártya|card bancar|cu cardul|карта|кредитна карта|с карта|บัตรเครดิต|บัตร|thẻ tín dụng|thẻ|kad kredit|kad debit|kad|কার্ড|ক্রেডিট কার্ড|បណ្ណ|ບັດ|ကတ်`;

/** By telephone or bank to the shop: no rider collects it. */
const WALLET = `line pay|linepay|街口|街口支付|全支付|jkopay|apple pay|google pay|paypal|klarna|stripe|shopify payments|paynow|paylah|grabpay|gcash|maya|paymaya|bkash|nagad|jazzcash|easypaisa|payme|alipay|支付寶|支付宝|wechat pay|微信支付|轉數快|kakaopay|kakao pay|카카오페이|naver pay|naverpay|네이버페이|toss|토스|paypay|ペイペイ|楽天ペイ|bizum|yape|plin|mercado pago|mercadopago|mobilepay|mobile pay|swish|vipps|blik|twint|sofort|giropay|przelewy24|payu|iyzico|papara|promptpay|พร้อมเพย์|truemoney|momo|zalopay|vnpay|duitnow|touch n go|tng|shopeepay|knet|k net|كي نت|stc pay|benefit|benefitpay|mada|مدى|instapay|إنستاباي|ideal|bkash payment|kbzpay|wavepay|aba|aba pay`;

const NONE = `none|no payment|بدون دفع|لا يوجد مبلغ مطلوب|لا شيء للدفع|کوئی ادائیگی نہیں|کچھ ادا نہیں کرنا|不需付款|
без плащане|পেমেন্ট নেই|bez platby|ingen betaling|keine zahlung|χωρίς πληρωμή|sin pago|ei maksua|walang bayad|walang babayaran|bez plaćanja|nincs fizetés|支払いなし|មិនបាច់បង់|결제 없음|ບໍ່ເກັບເງິນ|tiada bayaran|ငွေချေရန်မလို|bez płatności|fără plată|ingen betalning|ไม่เก็บเงิน|ödeme yok|không thanh toán`;

const UNPAID = `unpaid|not paid|not yet paid|pending|payment pending|to be paid|due|postpaid|pay later|pay on delivery|on delivery|未付款|未付|尚未付款|還沒付|未支付|未払い|미결제|미입금|후불|착불|着払い|غير مدفوع|لم يدفع|غير مدفوعة|ادا نہیں|غیر ادا شدہ|unbezahlt|nicht bezahlt|offen|pendiente|no pagado|sin pagar|por cobrar|niezapłacone|nieopłacone|ödenmedi|ödeme bekliyor|απλήρωτο|nezaplaceno|nezaplatené|ubetalt|obetald|maksamatta|neplaćeno|kifizetetlen|neachitat|neplătit|неплатено|ยังไม่จ่าย|ยังไม่ชำระ|chưa thanh toán|belum bayar|hindi pa bayad|এখনো বাকি|বাকি|到付|貨到|bank transfer|wire transfer|transfer|überweisung|transferencia|przelew|havale|eft|轉帳|匯款|銀行轉帳|ATM轉帳|銀行振込|振込|계좌이체|무통장입금|تحويل بنكي|بینک ٹرانسفر|โอน|โอนเงิน|chuyển khoản`;

export type PaymentWord = 'PAID' | 'CASH_ON_DELIVERY' | 'PAYMENT_ON_DELIVERY' | 'NONE' | 'card' | 'unpaid';

/** A word without separators between its letters. */
const plainPayment = (text: string): string => text.replace(/[\s_.:'’"–—-]+/g, '');

const TABLES: readonly (readonly [PaymentWord, string])[] = [
  ['unpaid', UNPAID],
  ['PAID', WALLET],
  ['card', CARD],
  ['PAYMENT_ON_DELIVERY', AT_THE_DOOR],
  ['PAID', PAID],
  ['CASH_ON_DELIVERY', CASH],
  ['NONE', NONE],
];

let words: ReadonlyMap<string, PaymentWord> | null = null;

/** The payment meaning of a lower-case text; undefined if unknown. */
export function paymentWord(text: string): PaymentWord | undefined {
  words ??= new Map(
    TABLES.flatMap(([says, table]) =>
      table
        .split('|')
        .map((word) => [plainPayment(word.trim().normalize('NFKC').toLowerCase()), says] as const),
    ),
  );
  return words.get(plainPayment(text));
}
