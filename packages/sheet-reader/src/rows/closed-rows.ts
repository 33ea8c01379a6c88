import { plainHeading } from '../sheet/plain-heading';
import type { SheetRow } from '../sheet/sheet';

const STATUS_HEADINGS = new Set(
  [
    ...['status', 'order status', 'financial status', 'fulfillment status', 'delivery status', 'state'],
    ...[
      '狀態',
      '訂單狀態',
      '状态',
      '订单状态',
      '주문상태',
      '상태',
      '클레임상태',
      'durum',
      'sipariş statüsü',
      'sipariş durumu',
    ],
    ...[
      'الحالة',
      'حالة الطلب',
      'حیثیت',
      'آرڈر کی حالت',
      'bestellstatus',
      'auftragsstatus',
      'สถานะ',
      'สถานะการสั่งซื้อ',
    ],
    ...[
      'trạng thái',
      'trạng thái đơn hàng',
      'estado',
      'estado del pedido',
      'stav',
      'állapot',
      'stan',
      'status pesanan',
    ],
  ].map(plainHeading),
);
/** Columns that contain a time for closed orders only. */
const CLOSED_AT_HEADINGS = new Set(
  ['cancelled at', 'canceled at', 'refunded at', '取消時間'].map(plainHeading),
);

/** States of open orders that begin like those of closed ones. */
const OPEN = /^(cancel if |completed? (payment|packing|preparation)|已?完成(付款|備貨|备货|包裝|包装))/u;
const CANCELLED =
  /^(cancel|refund|void|return(ed|$)|failed|rejected|declined|trash|已?取消|不成立|已?退款|退貨|已?退货|취소|반품|환불|i̇?ptal|iade|stornier|abgebrochen|erstattet|ملغ|تم الإلغاء|مسترجع|مرفوض|منسوخ|ยกเลิก|คืนเงิน|đã h[uủ]|hoàn tiền|dibatal|batal|cancelad|anulad|zrušen|törölt|anulowan)/u;
const DELIVERED =
  /^(delivered|completed?|fulfilled|shipped|closed|已完成|完成|已送達|已送达|已出貨|已发货|배송완료|배송중|구매확정|teslim edildi|kargoya verildi|geliefert|zugestellt|versendet|تم التوصيل|تم التسليم|مكتمل|مکمل|ส่งแล้ว|สำเร็จ|จัดส่งสำเร็จ|đã giao|hoàn thành|selesai|entregad|doručen|kézbesítve|dostarczon)/u;

/** Lower-casing a Turkish İ adds a combining dot, which is removed. */
const plainState = (text: string): string =>
  text.normalize('NFKC').trim().toLowerCase().replaceAll('i\u0307', 'i');

export function markClosedRows(heading: readonly string[], rows: readonly SheetRow[]): readonly SheetRow[] {
  const names = heading.map(plainHeading);
  const states = names.flatMap((name, place) => (STATUS_HEADINGS.has(name) ? [place] : []));
  const closings = names.flatMap((name, place) => (CLOSED_AT_HEADINGS.has(name) ? [place] : []));
  if (states.length + closings.length === 0) return rows;
  return rows.map((row) => {
    const isClosed =
      closings.some((place) => (row.cells[place] ?? '').trim() !== '') ||
      states.some((place) => {
        const state = plainState(row.cells[place] ?? '');
        return !OPEN.test(state) && (CANCELLED.test(state) || DELIVERED.test(state));
      });
    return isClosed && row.exclusion === undefined ? { ...row, exclusion: 'closed' } : row;
  });
}
