const LONGEST_SIDE = 1600;
const QUALITY = 0.8;

/**
 * Draws a photo again: small enough for a slow connection, and without the metadata of the camera, which name place
 * and phone. The original when the browser cannot draw it; the server decides about it.
 */
export async function shrinkPhoto(photo: Blob): Promise<Blob> {
  try {
    return await drawAgain(photo);
  } catch {
    return photo;
  }
}

async function drawAgain(photo: Blob): Promise<Blob> {
  const picture = await readPicture(photo);
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  // Some phones run out of memory for canvases; an empty picture would be no proof.
  if (!context) throw new Error('There is no canvas.');
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  if (!drawn) throw new Error('The canvas gave no picture.');
  return drawn;
}

/** Upright, as the camera says. */
async function readPicture(photo: Blob): Promise<ImageBitmap | HTMLImageElement> {
  // Older phones lack it, or read fewer formats with it.
  const bitmap =
    typeof createImageBitmap === 'undefined' ? null : await createImageBitmap(photo).catch(() => null);
  return bitmap ?? readElement(photo);
}

async function readElement(photo: Blob): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(photo);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(address);
  }
}
