import { escapeAttribute } from '../../texts';
import type { FirstPaint } from './first-paint';

/**
 * The element from which a script shows the prerendered screen. With its styles available it is laid out but
 * hidden, so that showing it is instant; otherwise it is an inert template.
 */
export function placeFirstPaint({ html, screen, vendor }: FirstPaint, isLaidOut: boolean): string {
  const tag = isLaidOut ? 'div' : 'template';
  const of = `data-screen="${escapeAttribute(screen)}" data-vendor="${escapeAttribute(vendor)}"`;
  return `<${tag} id="courier-first-paint" ${of}>${html}</${tag}>`;
}
