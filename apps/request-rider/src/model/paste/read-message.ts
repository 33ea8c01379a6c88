import { addressScore } from './address-in-text';
import { amountAfterLabel, amountsIn } from './amount-in-text';
import { labelAlone, segmentsOf, trimmed, type Segment } from './labels';
import { introducedName, isGreeting, looksLikeName } from './name-in-text';
import { linesOf } from './noise';
import type { PasteContext, PastedPart, PasteField } from './pasted-part';
import { phonesIn } from './phone-in-text';
import { plainText } from './plain-text';
import { timesIn, withoutDay } from './time-in-text';

const QUANTITY =
  /\d+\s*[x×*]\s*\p{L}|\p{L}\s*[x×*]\s*\d+|\d+\s*(?:杯|份|個|盒|碗|瓶|包|つ|個|인분|잔|개|แก้ว|กล่อง|ชิ้น|cups?|boxes|box|pcs|pieces|Stück|cajas?|علب|علبة|کپ|ڈبے)/iu;
const HOW_TO_ENTER =
  /ring|bell|gate|door|lobby|reception|guard|call|leave|門鈴|按鈴|電鈴|管理|櫃檯|門口|大門|警衛|ベル|インターホン|受付|玄関|置い|벨|경비|문 앞|현관|جرس|الباب|بوابة|اتصل|حارس|گھنٹی|دروازہ|گیٹ|کال|กริ่ง|ประตู|ป้อม|โทรแจ้ง|timbre|portero|puerta|llamar|klingel|tür|pförtner|anrufen/iu;

/** Finds the parts of an order in a chat message or an e-mail; at most one value per field. */
export function readMessage(message: string, context: PasteContext): PastedPart[] {
  const reader = new MessageReader(context);
  for (const segment of segmentsIn(plainText(message).slice(0, 5000))) reader.read(segment);
  return reader.parts();
}

/** Segments with their label, or without; a value may stand on the line below its label. */
function segmentsIn(text: string): Segment[] {
  const segments: Segment[] = [];
  let above: PasteField | undefined;
  for (const line of linesOf(text)) {
    const alone = labelAlone(line);
    if (alone) {
      above = alone;
      continue;
    }
    const found = segmentsOf(line);
    const first = found[0];
    if (above && first && first.field === undefined) first.field = above;
    above = undefined;
    segments.push(...found);
  }
  return segments.filter(({ text: value }) => value !== '');
}

class MessageReader {
  private readonly found = new Map<PasteField, PastedPart>();

  constructor(private readonly context: PasteContext) {}

  parts(): PastedPart[] {
    return [...this.found.values()];
  }

  read({ field, text }: Segment): void {
    if (field) this.readLabelled(field, text);
    else this.readFree(text);
  }

  private set(field: PasteField, value: string, doubtful: boolean): boolean {
    const before = this.found.get(field);
    if (value === '' || (before && (!before.doubtful || doubtful))) return false;
    this.found.set(field, { field, value, doubtful });
    return true;
  }

  private add(field: PasteField, text: string, doubtful: boolean): void {
    const before = this.found.get(field);
    const value = before ? `${before.value}, ${text}` : text;
    this.found.set(field, { field, value, doubtful: doubtful || (before?.doubtful ?? false) });
  }

  private readLabelled(field: PasteField, text: string): void {
    switch (field) {
      case 'phone': {
        const [phone] = phonesIn(text, this.context);
        if (phone) this.set('phone', phone.value, !phone.fits);
        return;
      }
      case 'amount': {
        const amount = amountAfterLabel(text, this.context);
        if (amount) this.set('amount', amount, false);
        return;
      }
      case 'time': {
        const [time] = timesIn(text, this.context);
        if (time) this.set('time', String(time.at), false);
        return;
      }
      case 'name':
        if (!this.set('name', text, /\d/.test(text))) this.readFree(text);
        return;
      case 'address':
        this.set('address', text, addressScore(text) < 2);
        return;
      case 'description':
      case 'notes':
        this.add(field, text, false);
    }
  }

  /** A text without a label: what has a shape of its own is taken out first, the rest is judged piece by piece. */
  private readFree(text: string): void {
    if (isGreeting(text)) return;
    let rest = text;
    const take = (written: string) => {
      rest = rest.replace(written, '\n');
    };
    const phones = phonesIn(rest, this.context);
    const phone = phones.find(({ fits }) => fits) ?? phones[0];
    if (phone) {
      this.set('phone', phone.value, !phone.fits || phones.length > 1);
      take(phone.written);
    }
    const amounts = amountsIn(rest, this.context);
    for (const { value, written } of amounts) {
      this.set('amount', value, amounts.length > 1);
      take(written);
    }
    const [time] = timesIn(rest, this.context);
    if (time) {
      this.set('time', String(time.at), true);
      take(time.written);
      rest = withoutDay(rest);
    }
    for (const piece of rest.split('\n').map(trimmed)) if (piece !== '') this.readPiece(piece);
  }

  private readPiece(piece: string): void {
    if (isGreeting(piece)) return;
    const score = addressScore(piece);
    const introduced = this.found.has('name') || score >= 3 ? null : introducedName(piece);
    if (introduced && this.set('name', introduced.name, false)) {
      const rest = trimmed(piece.replace(introduced.written, ' '));
      if (rest.length > 2) this.readPiece(rest);
      return;
    }
    if (QUANTITY.test(piece) && score < 3) return this.add('description', piece, false);
    if (score >= 2) return this.readAddress(piece, score);
    if (!this.found.has('name') && looksLikeName(piece)) return void this.set('name', piece, true);
    if (HOW_TO_ENTER.test(piece)) return this.add('notes', piece, false);
    if (score === 1 && !this.found.has('address')) return void this.set('address', piece, true);
    if (piece.length > 3) this.add('notes', piece, true);
  }

  private readAddress(piece: string, score: number): void {
    const parts = piece.split(/[,，、]\s*/u);
    const [first = ''] = parts;
    const others = parts.slice(1).join(', ');
    if (
      !this.found.has('name') &&
      looksLikeName(first) &&
      addressScore(first) === 0 &&
      addressScore(others) >= 3
    ) {
      this.set('name', first, true);
      return this.readAddress(others, addressScore(others));
    }
    const before = this.found.get('address');
    if (before && before.value.includes(piece)) return;
    if (before && !before.doubtful && HOW_TO_ENTER.test(piece)) return this.add('notes', piece, false);
    if (before) return this.add('address', piece, score < 3);
    this.set('address', piece, score < 3);
  }
}
