/** A row's tag, in any prefix, with its attributes. */
const ROW = /<(?:\w+:)?row\b([^<>]*)>/g;
const NUMBER = /\br=["'](\d{1,7})["']/;
const HIDDEN = /\bhidden=["'](?:1|true)["']/;

/** Whether the tag of a row says that the spreadsheet does not show it: hidden by hand or filtered out. */
export const isHiddenRow = (tag) => HIDDEN.test(tag);

/** The numbers of the rows that a sheet does not show. */
export function hiddenRows(part) {
  const hidden = new Set();
  let number = 0;
  for (const [, attributes] of new TextDecoder('latin1').decode(part).matchAll(ROW)) {
    number = Number(NUMBER.exec(attributes)?.[1] ?? number + 1);
    if (isHiddenRow(attributes)) hidden.add(number);
  }
  return hidden;
}
