import type { Page } from '@playwright/test';

/** Text in the metadata of a photo. */
export const CAMERA_NAME = 'Camera of Chen Wei';
const WIDTH = 2400;
const HEIGHT = 1800;

/** A JPEG as a camera takes it: larger than what a phone should send, and with metadata. */
export async function drawCameraPhoto(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(
    async ([width, height]) => {
      const canvas = document.createElement('canvas');
      canvas.width = width;
      canvas.height = height;
      const context = canvas.getContext('2d');
      for (let x = 0; context && x < width; x += 40) {
        context.fillStyle = `hsl(${x % 360} 60% 50%)`;
        context.fillRect(x, 0, 40, height);
      }
      return canvas.toDataURL('image/jpeg').replace(/^[^,]*,/, '');
    },
    [WIDTH, HEIGHT] as const,
  );
  const jpeg = Buffer.from(base64, 'base64');
  // A TIFF header and an empty directory, then the text.
  const metadata = Buffer.concat([
    Buffer.from('Exif\0\0II*\0\x08\0\0\0\0\0\0\0\0\0', 'latin1'),
    Buffer.from(CAMERA_NAME),
  ]);
  const head = Buffer.from([0xff, 0xe1, 0, metadata.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, metadata, jpeg.subarray(2)]);
}
