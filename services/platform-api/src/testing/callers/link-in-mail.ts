import { createHash } from 'node:crypto';
import { mailTo } from '../server/read-outbox';
import type { TestApp } from '../server/start-test-app';

/** A mailed link as parsed by the portal's page. */
export interface MailedUrl {
  url: URL;
  /** The address before the secret. */
  name: string;
  token: string;
  /** Identifies the link for the page. */
  digest: string;
}

/** The link of the newest mail to an address; its secret must be in the fragment. */
export async function linkInMail(server: TestApp, recipient: string, subject: RegExp): Promise<MailedUrl> {
  const { body } = await mailTo(server, recipient, subject);
  const url = new URL(/http\S+#\S+/.exec(body)?.[0] ?? 'none:');
  const [[name = '', token = ''] = []] = [...new URLSearchParams(url.hash.slice(1))];
  return { url, name, token, digest: createHash('sha256').update(token).digest('base64url') };
}
