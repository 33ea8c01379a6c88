import { brandConfig, type BrandId } from '@courier/config';
import { brandColours, MARKS, type MarkShape } from '@courier/config/brand-look';
import { escapeText } from '../../texts';

/** `strokeWidth` -> `stroke-width` */
const svgName = (name: string): string => name.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`);

/** SVG of a shape of a mark; `toColour` replaces the names of colours. */
export function drawMarkShape({ shape, attributes }: MarkShape, toColour: (value: string) => string): string {
  const written = Object.entries(attributes).map(([name, value]) => `${svgName(name)}='${toColour(value)}'`);
  return `<${shape} ${written.join(' ')}/>`;
}

/** In the light colours of its brand, because an icon has no variables. */
function shapeText(shape: MarkShape, brand: BrandId): string {
  const { primary, accent, surface } = brandColours(brand, 'light');
  const colours: Readonly<Record<string, string>> = {
    currentColor: primary,
    'var(--accent)': accent,
    'var(--surface)': surface,
  };
  return drawMarkShape(shape, (value) => colours[value] ?? value);
}

const iconAddress = (brand: BrandId): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 28 28' fill='none'>${MARKS[brand].map((shape) => shapeText(shape, brand)).join('')}</svg>`,
  ).replaceAll("'", '%27')}`;

const TITLE = /<title>Courier<\/title>/;
const ICON = /<link\s+rel="icon"[^>]*>/;

/** Adds a brand's title and icon to the template, so that the tab shows them before any script runs. */
export const withBrandHead = (template: string, brand: BrandId): string =>
  template
    .replace(TITLE, () => `<title>${escapeText(brandConfig(brand).product)}</title>`)
    .replace(ICON, () => `<link rel="icon" href="${iconAddress(brand)}">`);
