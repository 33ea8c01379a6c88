/** A string of CSS, from any text. */
const toCssString = (text: string): string =>
  `"${text.replaceAll(/[^\w -]/gu, (character) => `\\${character.codePointAt(0)?.toString(16)} `)}"`;

/**
 * Heads of tables repeat on each sheet of paper, and no row breaks.
 * @param number in the margin of each sheet
 */
export const pageStyle = (
  number: string,
): string => `body{max-inline-size:56rem}h1{margin-block:0 .5rem}h2{margin-block:2rem .5rem}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.15rem 1rem;margin:0}dd{margin:0}
.parties{display:grid;grid-template-columns:1fr 1fr;gap:1rem 2rem;margin-block:1.5rem}.parties h2{margin-block:0 .25rem}.parties p{margin:0}
.balance{border-block:2px solid;padding-block:.5rem;display:flex;flex-wrap:wrap;justify-content:space-between;gap:.5rem 1rem;align-items:baseline}.balance b{font-size:1.6rem;font-variant-numeric:tabular-nums}
.n{inline-size:1%;padding-inline:1.25rem 0;text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums}:lang(ur) bdi[dir=ltr]{font-family:system-ui,sans-serif}thead{display:table-header-group}th{font-weight:600;vertical-align:bottom}td{vertical-align:top}
.sum{font-weight:600;border-block-start:2px solid}small{font-size:.85em;display:block}
footer{margin-block-start:2rem;font-size:.85rem}tr,.parties,.balance,footer{break-inside:avoid}h2{break-after:avoid}
@media screen and (max-width:767px){.parties{grid-template-columns:1fr}.lines .wide{display:none}.n{padding-inline-start:.75rem}}
@page{@bottom-left{content:${toCssString(number)};font:9pt system-ui,sans-serif}@bottom-right{content:counter(page) " / " counter(pages);font:9pt system-ui,sans-serif;direction:ltr}}
@media print{:root{color-scheme:light}body{max-inline-size:none;padding:0;font-size:10pt;background:#fff;color:#000}.screen{display:none}th,td{padding-block:.2rem;border-color:#999}}`;
