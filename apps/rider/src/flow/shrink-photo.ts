const LONGEST_SIDE = 1600;
const QUALITY = 0.8;

/** A photo small enough for a slow connection; the original when the browser cannot draw it. */
export async function shrinkPhoto(photo: Blob): Promise<Blob> {
  try {
    const image = await createImageBitmap(photo);
    const scale = Math.min(1, LONGEST_SIDE / Math.max(image.width, image.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(image.width * scale);
    canvas.height = Math.round(image.height * scale);
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const small = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
    return small ?? photo;
  } catch {
    return photo;
  }
}
