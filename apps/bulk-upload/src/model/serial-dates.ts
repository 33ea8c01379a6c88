/** Day 0 as spreadsheets count: 30 December 1899. */
const DAY_ZERO_MS = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;
const two = (figure: number) => String(figure).padStart(2, '0');

/** `YYYY-MM-DD` of a day a spreadsheet counts, e.g. `46346`; null for any other text. */
export function dateOfSerial(text: string): string | null {
  if (!/^[345]\d{4}(\.\d+)?$/.test(text)) return null;
  return new Date(DAY_ZERO_MS + Math.floor(Number(text)) * DAY_MS).toISOString().slice(0, 10);
}

/** `HH:MM` of a share of a day, e.g. `0.75`; null for any other text. */
export function timeOfSerial(text: string): string | null {
  if (!/^\d*\.\d+$/.test(text)) return null;
  const minutes = Math.round((Number(text) % 1) * 1440) % 1440;
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
