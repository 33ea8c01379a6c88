interface CardKey {
  n: string;
  e: string;
}

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** A compact JWE (RSA-OAEP-256, A256GCM) of a text, as card forms create it. */
export async function encryptForFake(text: string, { n, e }: CardKey): Promise<string> {
  const rsa = await crypto.subtle.importKey(
    'jwk',
    { kty: 'RSA', n, e, alg: 'RSA-OAEP-256' },
    { name: 'RSA-OAEP', hash: 'SHA-256' },
    false,
    ['encrypt'],
  );
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, true, ['encrypt']);
  const raw = await crypto.subtle.exportKey('raw', key);
  const wrapped = new Uint8Array(await crypto.subtle.encrypt({ name: 'RSA-OAEP' }, rsa, raw));
  const encoder = new TextEncoder();
  const header = base64url(encoder.encode(JSON.stringify({ alg: 'RSA-OAEP-256', enc: 'A256GCM' })));
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const sealed = new Uint8Array(
    await crypto.subtle.encrypt(
      { name: 'AES-GCM', iv, additionalData: encoder.encode(header) },
      key,
      encoder.encode(text),
    ),
  );
  const parts = [wrapped, iv, sealed.slice(0, -16), sealed.slice(-16)].map(base64url);
  return [header, ...parts].join('.');
}
