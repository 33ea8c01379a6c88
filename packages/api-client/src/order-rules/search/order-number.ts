/** Characters at the end of an order id, each with five random bits. */
const LENGTH = 6;
const HALF = LENGTH / 2;

/** The end of the order id, such as `K7M 2QX`, for the phone. */
export function orderNumber(orderId: string): string {
  const end = orderId
    .slice(orderId.lastIndexOf('-') + 1)
    .slice(-LENGTH)
    .toUpperCase();
  return end.length === LENGTH ? `${end.slice(0, HALF)} ${end.slice(HALF)}` : end;
}

/** Ids contain none of these letters, because they resemble digits. */
const MISHEARD: Readonly<Record<string, string>> = { o: '0', i: '1', l: '1' };

/**
 * From a typed text, such as `k7m2qx` for `K7M-2QX`; null for other text.
 * @param text as `searchKey` writes it
 */
export function readOrderNumber(text: string): string | null {
  const typed = text.replace(/^#/, '').replaceAll('-', '');
  if (typed.length !== LENGTH || !/^[\da-z]+$/.test(typed)) return null;
  return typed.replace(/[oil]/g, (letter) => MISHEARD[letter] ?? letter);
}
