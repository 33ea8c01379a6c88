import { wantsAny, type Walk } from './form';

export async function walkShortWays(walk: Walk): Promise<void> {
  const { page, form, shoot, phone, texts } = walk;
  if (wantsAny(walk, 'request-draft-found', 'request-draft-discarded')) {
    await form.filled(texts.order);
    await form.open();
    await shoot('request-draft-found');
    await page.locator('[role="region"] button').first().click();
    await shoot('request-draft-discarded');
  }
  if (wantsAny(walk, 'request-again', 'request-replace')) {
    await form.filled(texts.order);
    if (phone) await form.open();
    await form.key('o');
    await page.getByRole('dialog').getByRole('listitem').first().waitFor();
    await form.dialog();
    await shoot('request-again');
    await page.keyboard.press('1');
    await page.getByRole('alertdialog').waitFor();
    await shoot('request-replace');
  }
  if (wantsAny(walk, 'request-paste', 'request-paste-over')) {
    await form.fresh();
    await paste(walk);
    await shoot('request-paste');
    await form.filled({ ...texts.order, name: texts.holder });
    if (phone) await form.open();
    await paste(walk);
    await shoot('request-paste-over');
    await page.keyboard.press('Escape');
  }
}

async function paste({ page, form, texts }: Walk): Promise<void> {
  await page.evaluate((text) => {
    (document.activeElement as HTMLElement | null)?.blur();
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, texts.message);
  await page.getByRole('dialog').locator('figure').waitFor();
  await form.dialog();
}
