/** Files of a workbook by path. */
type Parts = Readonly<Record<string, Uint8Array>>;

const SHEET = /^xl\/worksheets\/[^/]+\.xml$/i;
const STRINGS = 'xl/sharedStrings.xml';
const TEXT = new TextEncoder();

const isAt = (bytes: Uint8Array, at: number, sign: Uint8Array): boolean =>
  sign.every((byte, index) => bytes[at + index] === byte);

/** Cuts a part after its n-th element and closes the XML; returns the whole part when it has fewer elements. */
function begunPart(part: Uint8Array, element: string, most: number, closing: string): Uint8Array {
  const end = TEXT.encode(`</${element}>`);
  let found = 0;
  for (let at = part.indexOf(0x3c); at !== -1; at = part.indexOf(0x3c, at + 1)) {
    if (!isAt(part, at, end)) continue;
    found += 1;
    if (found < most) continue;
    const closed = TEXT.encode(closing);
    const begun = new Uint8Array(at + end.length + closed.length);
    begun.set(part.subarray(0, at + end.length));
    begun.set(closed, at + end.length);
    return begun;
  }
  return part;
}

/** Number of shared strings a sheet refers to; infinite when a reference has an unexpected form. */
function stringsNeeded(sheet: Uint8Array): number {
  const xml = new TextDecoder('latin1').decode(sheet);
  const cells = xml.match(/\bt=["']s["']/g)?.length ?? 0;
  const places = [...xml.matchAll(/<c [^<>]*\bt=["']s["'][^<>]*><v>(\d+)<\/v>/g)];
  if (places.length !== cells) return Number.POSITIVE_INFINITY;
  return places.reduce((most, [, place]) => Math.max(most, Number(place) + 1), 0);
}

/** Cuts the parts of a workbook to what the first rows of every sheet need. */
export function partsOfFirstRows(parts: Parts, rows: number): Record<string, Uint8Array> {
  const begun = Object.entries(parts).map(([name, part]): [string, Uint8Array] => [
    name,
    SHEET.test(name) ? begunPart(part, 'row', rows, '</sheetData></worksheet>') : part,
  ]);
  const sheets = begun.filter(([name]) => SHEET.test(name)).map(([, part]) => part);
  const strings = Math.max(1, ...sheets.map(stringsNeeded));
  const table = parts[STRINGS];
  return {
    ...Object.fromEntries(begun),
    ...(table && { [STRINGS]: begunPart(table, 'si', strings, '</sst>') }),
  };
}
