/** Reads a file whole, by one of the reader's ways. */
const readWhole = <Result>(start: (reader: FileReader) => void): Promise<Result> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as Result);
    reader.onerror = () => reject(reader.error);
    start(reader);
  });

/**
 * The bytes of a file in base64.
 * @throws DOMException when the file cannot be read any more, e.g. because it was moved
 */
export async function readBase64(file: Blob): Promise<Blob> {
  const address = await readWhole<string>((reader) => reader.readAsDataURL(file));
  return new Blob([address.slice(address.indexOf(',') + 1)]);
}

/**
 * The bytes of a file.
 * @throws DOMException when the file cannot be read any more
 */
export const readBytes = async (file: Blob): Promise<Uint8Array> =>
  new Uint8Array(await readWhole<ArrayBuffer>((reader) => reader.readAsArrayBuffer(file)));
