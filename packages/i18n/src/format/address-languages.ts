/** An address in the reader's language, and in the local one if the text has both. */
export interface AddressLanguages {
  reader: string;
  local: string | null;
}

const BESIDE = ' · ';
const OTHER_SCRIPT = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

/**
 * Splits an address in two languages: `Salwa · سلوى`. Splits only at a dot between different scripts, because
 * people type dots too.
 */
export function addressLanguages(address: string): AddressLanguages {
  const at = address.lastIndexOf(BESIDE);
  const [reader, local] = [address.slice(0, at).trim(), address.slice(at + BESIDE.length).trim()];
  const isLocal = at > 0 && reader !== '' && OTHER_SCRIPT.test(local) && !/\p{Script=Latin}/u.test(local);
  return isLocal ? { reader, local } : { reader: address, local: null };
}
