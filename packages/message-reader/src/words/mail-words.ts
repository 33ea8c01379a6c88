import { BLOCK_WORDS } from './block-words';

/** Words of order e-mails that are not values. */
export const MAIL_WORDS = {
  heading: `${BLOCK_WORDS.shipping}|${BLOCK_WORDS.billing}|${BLOCK_WORDS.country}`,
  frame: `order summary|order details|customer information|customer details|customer|view order|thank you for your purchase|thank you for your order|you've received the following order from|you have received the following order from|you received an order|you have a new order|new order|order confirmed|placed this order online|placed by|confirmed|product|products|quantity|qty|price|items|item|product quantity price|neue bestellung|du hast die folgende bestellung von|sie haben die folgende bestellung von|erhalten|produkt|anzahl|preis|artikel|menge|bestellübersicht|新訂單|您收到來自|的訂單|訂單|訂單通知|商品|數量|價格|品項|طلب جديد|لقد استلمت الطلب التالي من|المنتج|الكمية|السعر|المنتجات|تفاصيل الطلب|نیا آرڈر|مصنوعات|تعداد`,
} as const;
