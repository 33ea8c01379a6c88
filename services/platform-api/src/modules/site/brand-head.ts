import { brandConfig, type BrandId } from '@courier/config';
import { escapeText } from './escape';

/** The marks of `packages/ui-kit/src/brand-mark/marks.tsx` in the light colours of each brand. */
const MARKS: Readonly<Record<BrandId, string>> = {
  courier:
    "<path d='M21.8 7.3A10.3 10.3 0 1 0 21.8 20.7' stroke='#0E5A64' stroke-width='4' stroke-linecap='round' stroke-linejoin='round'/><path d='M12.5 14H20' stroke='#0E5A64' stroke-width='4' stroke-linecap='round' stroke-linejoin='round'/><circle cx='24' cy='14' r='3.6' fill='#F2B233'/>",
  orchid:
    "<g fill='#A01A58'><ellipse cx='14' cy='6.8' rx='4.3' ry='5.8'/><ellipse cx='14' cy='6.8' rx='4.3' ry='5.8' transform='rotate(120 14 14)'/><ellipse cx='14' cy='6.8' rx='4.3' ry='5.8' transform='rotate(240 14 14)'/></g><circle cx='14' cy='14' r='3.4' fill='#FFC145'/>",
  oasis:
    "<path d='M14 2.5 25 14 14 25.5 3 14Z' fill='#17603F'/><path d='M14 9v10M14 13c-2.8 0-4.3-1.4-4.6-3.6 2.8 0 4.3 1.3 4.6 3.6ZM14 13c2.8 0 4.3-1.4 4.6-3.6-2.8 0-4.3 1.3-4.6 3.6Z' stroke='#E6B566' stroke-width='1.8' stroke-linecap='round' stroke-linejoin='round'/>",
  tangelo:
    "<circle cx='14' cy='15.5' r='10' fill='#AE3D0B'/><path d='M14 15.5V9M14 15.5l5.6 3.3M14 15.5l-5.6 3.3' stroke='#FFFFFF' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'/><path d='M14.5 6c.3-2.8 2.2-4.3 5.5-4.3-.2 2.9-2 4.4-5.5 4.3Z' fill='#3D4A8A'/>",
  send: "<path d='M5 8.5h18V23H5Z' stroke='#0E5A64' stroke-width='4' stroke-linecap='round' stroke-linejoin='round'/><path d='M14 8.5V15' stroke='#0E5A64' stroke-width='4' stroke-linecap='round' stroke-linejoin='round'/><circle cx='23' cy='6' r='3.6' fill='#F2B233'/>",
};

const iconAddress = (brand: BrandId): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 28 28' fill='none'>${MARKS[brand]}</svg>`,
  ).replaceAll("'", '%27')}`;

const TITLE = /<title>Courier<\/title>/;
const ICON = /<link\s+rel="icon"[^>]*>/;

/** Adds a brand's title and icon to the template, so that the tab shows them before any script runs. */
export const withBrandHead = (template: string, brand: BrandId): string =>
  template
    .replace(TITLE, () => `<title>${escapeText(brandConfig(brand).product)}</title>`)
    .replace(ICON, () => `<link rel="icon" href="${iconAddress(brand)}">`);
