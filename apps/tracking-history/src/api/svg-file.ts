const SPACE = 'http://www.w3.org/2000/svg';
const FONTS = 'Inter, "Segoe UI", Roboto, "Noto Sans", Arial, sans-serif';

/**
 * Converts a chart to a standalone SVG file: CSS variables are replaced by the given colours, and `surface`
 * fills the background.
 * @param colours keyed by variable name without `--`
 */
export function svgFile(drawing: SVGSVGElement, colours: Readonly<Record<string, string>>): Blob {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const [, , width = '', height = ''] = (drawing.getAttribute('viewBox') ?? '').split(' ');
  copy.setAttribute('xmlns', SPACE);
  copy.setAttribute('width', width);
  copy.setAttribute('height', height);
  copy.setAttribute('font-family', FONTS);
  copy.removeAttribute('class');
  const ground = document.createElementNS(SPACE, 'rect');
  for (const [name, value] of [
    ['width', '100%'],
    ['height', '100%'],
    ['fill', 'var(--surface)'],
  ] as const)
    ground.setAttribute(name, value);
  copy.prepend(ground);
  const text = new XMLSerializer()
    .serializeToString(copy)
    .replaceAll(/var\(--([\w-]+)\)/g, (whole, name: string) => colours[name] ?? whole);
  return new Blob([text], { type: 'image/svg+xml' });
}
