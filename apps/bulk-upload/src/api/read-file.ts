const readWhole = <Result>(start: (reader: FileReader) => void): Promise<Result> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as Result);
    reader.onerror = () => reject(reader.error);
    start(reader);
  });

/**
 * Encodes a file in base64.
 * @throws DOMException when the file is no longer readable, e.g. because it was moved
 */
export async function readBase64(file: Blob): Promise<Blob> {
  const address = await readWhole<string>((reader) => reader.readAsDataURL(file));
  return new Blob([address.slice(address.indexOf(',') + 1)]);
}

/** @throws DOMException when the file is no longer readable */
export const readBytes = async (file: Blob): Promise<Uint8Array> =>
  new Uint8Array(await readWhole<ArrayBuffer>((reader) => reader.readAsArrayBuffer(file)));
