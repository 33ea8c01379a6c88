/** Ordered, because a browser also names the browsers it derives from. */
const BROWSERS: readonly (readonly [string, RegExp])[] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\b(OPR|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|Chromium)\//],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
];

const SYSTEMS: readonly (readonly [string, RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows NT\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
];

const find = (table: readonly (readonly [string, RegExp])[], agent: string): string | null =>
  table.find(([, pattern]) => pattern.test(agent))?.[0] ?? null;

/** Browser and system of a `User-Agent` header; null for what is not in the tables. */
export function describeDevice(userAgent: string | null): {
  browser: string | null;
  system: string | null;
  isPhone: boolean;
} {
  const agent = userAgent ?? '';
  return {
    browser: find(BROWSERS, agent),
    system: find(SYSTEMS, agent),
    isPhone: /\b(iPhone|Mobile)\b/.test(agent),
  };
}
