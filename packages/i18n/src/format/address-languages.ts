/** An address as its reader writes it, and as people of the place do where the text holds both. */
export interface AddressLanguages {
  reader: string;
  local: string | null;
}

const BESIDE = ' · ';
const OTHER_SCRIPT = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

/**
 * Takes an address of two languages apart: `Salwa · سلوى`. A dot that a person typed parts nothing: behind it another
 * script must begin.
 */
export function addressLanguages(address: string): AddressLanguages {
  const at = address.lastIndexOf(BESIDE);
  const [reader, local] = [address.slice(0, at).trim(), address.slice(at + BESIDE.length).trim()];
  const isLocal = at > 0 && reader !== '' && OTHER_SCRIPT.test(local) && !/\p{Script=Latin}/u.test(local);
  return isLocal ? { reader, local } : { reader: address, local: null };
}
