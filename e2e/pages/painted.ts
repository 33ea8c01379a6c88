import type { Locator } from '@playwright/test';

/** Accepted difference of each colour channel, of 255. */
const NEAR = 4;

/**
 * Share of an element's pixels that have the colour of a theme variable, from 0 to 1. A canvas can only be
 * checked by its pixels.
 */
export async function shareOfColour(element: Locator, variable: string): Promise<number> {
  const png = (await element.screenshot()).toString('base64');
  return element.evaluate(
    async (seen, { picture, name, near }) => {
      const content = Uint8Array.from(atob(picture), (sign) => sign.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([content], { type: 'image/png' }));
      const brush = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      if (!brush) throw new Error('The browser draws nothing');
      brush.fillStyle = getComputedStyle(seen).getPropertyValue(name);
      brush.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = brush.getImageData(0, 0, 1, 1).data;
      brush.drawImage(bitmap, 0, 0);
      const { data } = brush.getImageData(0, 0, bitmap.width, bitmap.height);
      let alike = 0;
      for (let at = 0; at < data.length; at += 4) {
        const parts = [red - (data[at] ?? 0), green - (data[at + 1] ?? 0), blue - (data[at + 2] ?? 0)];
        if (parts.every((part) => Math.abs(part) <= near)) alike += 1;
      }
      return (4 * alike) / data.length;
    },
    { picture: png, name: variable, near: NEAR },
  );
}
