import { escapeAttribute } from '../escape';
import type { FirstPaint } from './first-paint';

/**
 * The element a script shows the first frame from. A page that has its styles holds it laid out and unseen, so that
 * showing it takes no time; elsewhere nothing of it is there until then.
 */
export function placeFirstPaint({ html, screen, vendor }: FirstPaint, isLaidOut: boolean): string {
  const tag = isLaidOut ? 'div' : 'template';
  const of = `data-screen="${escapeAttribute(screen)}" data-vendor="${escapeAttribute(vendor)}"`;
  return `<${tag} id="courier-first-paint" ${of}>${html}</${tag}>`;
}
