/** Words before or after a number, or a letter, that name a house, a flat or a part of a building. */
export const HOUSE_WORDS: ReadonlySet<string> = new Set(
  'apartment apartamento appartement apt block blk building bldg casa depto door entrance flat floor haus house hse level no nr number office piso plot room shop stairs stiege suite tower unit villa whg wohnung бл вх ет ап طابق شقة مبنى بناية منزل فيلا برج عمارة قطعة مكان'.split(
    ' ',
  ),
);

/** Streets that may have a number in place of a name. */
export const STREET_WORDS: ReadonlySet<string> = new Set([
  'alley',
  'aly',
  'lane',
  'ln',
  'street',
  'st',
  'شارع',
]);
