/** A password-protected workbook is a compound file with an entry of this name. */
const ENTRY = Array.from('EncryptedPackage', (sign) => `${sign}\0`).join('');
const CONTAINER = [0xd0, 0xcf, 0x11, 0xe0];

/** Whether a file is a password-protected workbook. */
export const isEncrypted = (content: Uint8Array): boolean =>
  CONTAINER.every((byte, index) => content[index] === byte) &&
  new TextDecoder('latin1').decode(content).includes(ENTRY);
