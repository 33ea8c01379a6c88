/** The secret of a mailed link: what follows the hash of the address, which browsers send to no server. */
export interface AddressSecret {
  name: string;
  token: string;
}

/** Null where the address has none. */
export function readAddressSecret(): AddressSecret | null {
  const [first] = new URLSearchParams(window.location.hash.slice(1));
  const [name, token] = first ?? [];
  return name && token ? { name, token } : null;
}
