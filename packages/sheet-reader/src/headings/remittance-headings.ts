import { REMITTANCE_COLUMNS, type RemittanceColumn } from '../sheet/columns';
import type { TableHeadings } from '../sheet/table-headings';
import { HEADING_NAMES } from './heading-names';

const listNames = (names: string): string[] => names.split('|');

/** Headings of the cash that a fleet hands in. A row needs the amount, and what names or describes its order. */
export const REMITTANCE_HEADINGS: TableHeadings<RemittanceColumn> = {
  kind: 'remittances',
  columns: REMITTANCE_COLUMNS,
  needed: new Set(['amount']),
  headings: {
    order_number: listNames(
      'order|order id|order no|order nr|our number|portal order|courier order|merchant order id|client order id|訂單編號|訂單號碼|訂單|订单编号|订单号|订单|注文番号|주문번호|رقم الطلب|الطلب|آرڈر نمبر|آرڈر|অর্ডার নম্বর|অর্ডার|bestellnummer|auftragsnummer|bestellung|auftrag|número de pedido|nº de pedido|pedido|numer zamówienia|nr zamówienia|zamówienie|číslo objednávky|objednávka|rendelésszám|rendelés|sipariş numarası|sipariş no|sipariş|număr comandă|numărul comenzii|comandă|broj narudžbe|narudžba|номер на поръчка|поръчка|αριθμός παραγγελίας|παραγγελία|ordrenummer|bestillingsnummer|ordre|ordernummer|beställningsnummer|tilausnumero|tilaus|numero ng order|nombor pesanan|no pesanan|pesanan|mã đơn hàng|mã đơn|đơn hàng|หมายเลขคำสั่งซื้อ|เลขที่คำสั่งซื้อ|ออเดอร์|លេខបញ្ជាទិញ|ເລກທີຄໍາສັ່ງຊື້|အော်ဒါနံပါတ်',
    ),
    external_id: listNames(
      'external reference|external order id|external order|partner id|partner order id|reference|reference number|ref|外部編號|外部编号|参照番号|المرجع|رقم المرجع|حوالہ|حوالہ نمبر|referenz|referenznummer|referencia|referencja|viite|referens|referanse|รหัสอ้างอิง|mã tham chiếu|rujukan',
    ),
    fleet_reference: listNames(
      'fleet id|fleet order|delivery id|delivery no|delivery number|job id|job no|task id|trip id|shipment id|shipment no|waybill|waybill no|awb|consignment no|tracking id|tracking no|tracking number|運單號|運單編號|配送單號|运单号|配送单号|送り状番号|운송장번호|رقم الشحنة|رقم التوصيل|ڈیلیوری نمبر|شپمنٹ نمبر|sendungsnummer|liefernummer|número de envío|numer przesyłki|číslo zásilky|gönderi numarası|gönderi no|forsendelsesnummer|sändningsnummer|nombor penghantaran|mã vận đơn|số vận đơn|เลขพัสดุ|หมายเลขพัสดุ',
    ),
    amount: [
      ...HEADING_NAMES.amount,
      ...listNames(
        'cash|cash collected|collected|collected amount|amount collected|cash received|cod collected|cash remitted|remitted amount|現金|收款金額|實收金額|现金|实收金额|代收货款|集金額|現金額|수금액|النقد|النقد المحصل|المبلغ المحصل|نقد|نقد رقم|وصول شدہ رقم|bargeld|kassiert|eingenommen|efectivo|efectivo cobrado|gotówka|pobrana kwota|hotovost|vybraná částka|készpénz|nakit|tahsil edilen|numerar|gotovina|пари в брой|μετρητά|kontanter|kontant|käteinen|tunai|tiền mặt|tiền đã thu|เงินสด|ยอดเก็บเงิน',
      ),
    ],
    currency: listNames(
      'ccy|currency code|幣別|貨幣|币种|通貨|통화|العملة|کرنسی|währung|moneda|divisa|waluta|měna|mena|pénznem|para birimi|monedă|valuta|валута|νόμισμα|valuutta|mata wang|tiền tệ|loại tiền|สกุลเงิน',
    ),
    collected_on: [
      ...HEADING_NAMES.delivery_date,
      ...listNames(
        'delivered on|delivered at|collection date|collected at|cash date|送達時間|收款日期|配達日',
      ),
    ],
    rider: listNames(
      'rider id|rider name|driver|driver id|driver name|courier name|courier id|騎手|外送員|骑手|配送员|配達員|라이더|السائق|المندوب|رائیڈر|ڈرائیور|fahrer|kurier|repartidor|kurýr|futár|kurye|sürücü|curier|dostavljač|куриер|διανομέας|bud|sjåfør|förare|kuriiri|kuljettaja|penghantar|pemandu|tài xế|người giao|ไรเดอร์|คนขับ',
    ),
  },
};
