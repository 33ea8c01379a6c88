import type { Page } from '@playwright/test';

/**
 * Texts of buttons, tabs, links, labels and headings that do not fit their place, and the page itself if it scrolls
 * sideways. Texts that end in an ellipsis by design and places that scroll are left out.
 */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const problems: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth + 1)
      problems.push(`the page is ${root.scrollWidth - root.clientWidth} px too wide`);
    for (const element of document.querySelectorAll<HTMLElement>(
      'button, a, label, h1, h2, h3, [role="tab"], [role="radio"]',
    )) {
      const box = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const isHidden = box.width < 2 || box.height < 2 || style.visibility === 'hidden';
      // The text of a list of languages is all its options.
      if (isHidden || element.querySelector('select') || element.innerText.trim() === '') continue;
      const isWide = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0;
      const isHigh = element.scrollHeight > element.clientHeight + 2 && element.clientHeight > 0;
      const isCut = (isWide && style.textOverflow !== 'ellipsis') || (isHigh && style.overflowY === 'hidden');
      if (isCut && style.overflowX !== 'auto' && style.display !== 'inline')
        problems.push(`"${element.innerText.trim().slice(0, 60)}" does not fit`);
    }
    return [...new Set(problems)];
  });
