import type { DocumentList } from '@courier/config/registry';
import type { ChosenDocument } from '../document/choose-document';
import {
  preloadLinks,
  listStylesheets,
  withDeferredSheets,
  type Dress,
  type FirstLinks,
} from './preload-links';
import type { FirstPaint } from './first-paint';
import { placeFirstPaint } from './place-first-paint';
import { classesIn, type CriticalCss } from './critical-css';

export interface DressedPage {
  template: string;
  links: FirstLinks;
  /** Critical CSS that replaces the stylesheets; empty for a page that waits for them. */
  worn: string;
  /** Prerendered HTML; empty without one. */
  firstPaint: string;
}

/**
 * Selects the initial styles. A page with prerendered HTML contains its critical CSS if the site defers
 * stylesheets (`lateSheets`); otherwise it waits for them. A page without prerendered HTML needs none.
 */
export async function dressPage(
  { documents, chosen, template }: { documents: DocumentList; chosen: ChosenDocument; template: string },
  firstPaint: FirstPaint | null,
  wornSheets: CriticalCss,
): Promise<DressedPage> {
  const rules =
    firstPaint && documents.lateSheets === true
      ? await wornSheets({
          sheets: listStylesheets(documents, chosen),
          classes: new Set([...firstPaint.classes, ...classesIn(template)]),
        })
      : null;
  const ofFrame: Dress = rules === null ? 'sheets' : 'worn';
  return {
    template: rules === null ? template : withDeferredSheets(template),
    links: preloadLinks(documents, chosen, { template, dress: firstPaint ? ofFrame : 'none' }),
    worn: rules ?? '',
    firstPaint: firstPaint ? placeFirstPaint(firstPaint, rules !== null) : '',
  };
}
