import { plainCell } from './plain-cell';

const NOW =
  /^(instant|now|asap|immediate(ly)?|on demand|立即|即時|馬上|現在|今すぐ|즉시|바로|فوري|الآن|فوری|ابھی|sofort|jetzt|inmediato|inmediata|ahora|ya|natychmiast|teraz|hemen|şimdi|azonnal|ihned|okamžite|imediat|acum|αμέσως|τώρα|веднага|ทันที|ตอนนี้|ngay|segera|sekarang|ngayon|nu|nå|heti|odmah)$/u;
const LATER =
  /^(scheduled?|later|planned|pre-?order(ed)?|預約|稍後|預訂|予約|예약|مجدول|مجدولة|لاحقا|لاحقًا|طے شدہ|بعد میں|geplant|später|vorbestellt|programado|programada|agendado|zaplanowane|planlı|randevulu|ütemezett|naplánováno|programat|προγραμματισμένη|ตามนัด|นัดหมาย|đặt trước|hẹn giờ|dijadwalkan|berjadual|naka-iskedyul|planlagt|schemalagd|ajastettu|zakazano)$/u;

export type DeliveryType = 'instant' | 'scheduled';

/** Null if empty, `unknown` for other text. */
export function readDeliveryType(text: string): DeliveryType | 'unknown' | null {
  const plain = plainCell(text);
  if (plain === '') return null;
  if (NOW.test(plain)) return 'instant';
  return LATER.test(plain) ? 'scheduled' : 'unknown';
}
