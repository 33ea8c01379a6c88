/** The secret of a mailed link: in the fragment, which browsers do not send to a server. */
export interface AddressSecret {
  name: string;
  token: string;
}

export function readAddressSecret(): AddressSecret | null {
  const [first] = new URLSearchParams(window.location.hash.slice(1));
  const [name, token] = first ?? [];
  return name && token ? { name, token } : null;
}
