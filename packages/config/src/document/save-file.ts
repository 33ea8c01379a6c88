/** In milliseconds: the browser needs the address until it has begun to save. */
const KEPT_MS = 10_000;

/** Lets the browser save a file the page holds. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
