/** A row's tag with any prefix. */
const ROW = /<(?:\w+:)?row\b([^<>]*)>/g;
const NUMBER = /\br=["'](\d{1,7})["']/;
const HIDDEN = /\bhidden=["'](?:1|true)["']/;

export const isHiddenRow = (tag: string): boolean => HIDDEN.test(tag);

export function hiddenRows(part: Uint8Array): Set<number> {
  const hidden = new Set<number>();
  let number = 0;
  for (const [, attributes = ''] of new TextDecoder('latin1').decode(part).matchAll(ROW)) {
    number = Number(NUMBER.exec(attributes)?.[1] ?? number + 1);
    if (isHiddenRow(attributes)) hidden.add(number);
  }
  return hidden;
}
