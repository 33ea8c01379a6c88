/** Headings of order e-mails that precede a name and an address on separate lines. */
export const BLOCK_WORDS = {
  shipping: `shipping address|delivery address|ship to|shipped to|deliver to|shipping details|delivery details|lieferadresse|versandadresse|lieferanschrift|lieferung an|versand an|運送地址|收貨地址|送貨地址|配送地址|寄送地址|收件地址|收貨資料|收件資料|收货地址|配送地址|عنوان الشحن|عنوان التوصيل|شحن إلى|ڈیلیوری کا پتہ|ڈیلیوری ایڈریس|ترسیل کا پتہ|شپنگ ایڈریس`,
  /** Used only when there is no delivery address. */
  billing: `billing address|bill to|billing details|rechnungsadresse|rechnungsanschrift|帳單地址|账单地址|帳務地址|付款地址|عنوان الفواتير|عنوان الفاتورة|بلنگ ایڈریس|بل کا پتہ`,
  /** A country below an address is redundant. */
  country: `singapore|taiwan|hong kong|hong kong sar|pakistan|kuwait|germany|deutschland|saudi arabia|united arab emirates|malaysia|台灣|臺灣|香港|新加坡|الكويت|السعودية|المملكة العربية السعودية|الإمارات|قطر|البحرين|پاکستان`,
} as const;
