import type { ExpressionSpecification, Map as MapLibreMap } from 'maplibre-gl';
import type { MapPalette } from './palette';

/** Languages with joined letters. MapLibre draws letters separately, so their names are drawn as images. */
const JOINED = /^(?:ar|ur)\b/;
const PREFIX = 'country|';
/** Letter size in pixels, and the scale of the image. */
const SIZE = 15;
const DENSITY = 2;
const HALO = 3;
/** Nastaliq needs a high line. */
const LINE = 2.4;

export const isJoined = (tag: string): boolean => JOINED.test(tag);

/** Image id of a country's name in a language and the map's colours; the map requests it if missing. */
export const countryPicture = (
  tag: string,
  { label, halo }: Pick<MapPalette, 'label' | 'halo'>,
): ExpressionSpecification => ['concat', `${PREFIX}${tag}|${label}|${halo}|`, ['get', 'en']];

let codes: ReadonlyMap<string, string> | null = null;

function countryCodeByName(english: string): string | undefined {
  if (codes === null) {
    const names = new Intl.DisplayNames('en', { type: 'region' });
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    const regions = letters.flatMap((first) => letters.map((second) => first + second));
    codes = new Map(regions.map((code) => [names.of(code) ?? code, code]));
  }
  return codes.get(english);
}

/** A country's name in a language; the English one as fallback. */
export function countryNameIn(tag: string, english: string): string {
  const code = countryCodeByName(english);
  return (code && new Intl.DisplayNames(tag, { type: 'region' }).of(code)) || english;
}

function picture(text: string, label: string, halo: string, font: string): ImageData | null {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  const letters = `600 ${SIZE}px ${font}`;
  pen.font = letters;
  canvas.width = Math.ceil(pen.measureText(text).width + 2 * HALO) * DENSITY;
  canvas.height = Math.ceil(SIZE * LINE) * DENSITY;
  pen.scale(DENSITY, DENSITY);
  pen.font = letters;
  pen.direction = 'rtl';
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.lineJoin = 'round';
  pen.lineWidth = HALO;
  pen.strokeStyle = halo;
  pen.fillStyle = label;
  const [x, y] = [canvas.width / DENSITY / 2, canvas.height / DENSITY / 2];
  pen.strokeText(text, x, y);
  pen.fillText(text, x, y);
  return pen.getImageData(0, 0, canvas.width, canvas.height);
}

export function drawCountries(map: MapLibreMap, container: HTMLElement): void {
  map.setMissingStyleImageResolver((id) => {
    if (!id.startsWith(PREFIX)) return;
    const [, tag = '', label = '', halo = '', english = ''] = id.split('|');
    const drawn = picture(countryNameIn(tag, english), label, halo, getComputedStyle(container).fontFamily);
    if (drawn) map.addImage(id, drawn, { pixelRatio: DENSITY });
  });
}
