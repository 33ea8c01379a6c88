import { setTimeout as passes } from 'node:timers/promises';
import { read, utils } from 'xlsx';
import { PASSWORD } from './sign-in';

interface BulkMetadata {
  placed_row_count: number;
  total_row_count: number;
}

export interface Beside {
  /** Number of the vendor's orders by description, from the server's export. */
  ordersByDescription(): Promise<ReadonlyMap<string, number>>;
  /**
   * Resolves with the number of placed rows once there are any, read from the server. Identifies the file by its row
   * count, because earlier journeys uploaded files of the same vendor.
   */
  untilRowsArePlaced(rowsOfFile: number): Promise<number>;
  addOutlet(outlet: object): Promise<void>;
}

/** Calls the server as a vendor's owner, independent of the page. */
export async function besidePage(origin: string, email: string, vendorId: string): Promise<Beside> {
  const api = `${origin}/courier/api/v1`;
  const login = await fetch(`${api}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email_address: email, password: PASSWORD }),
  });
  const { result } = (await login.json()) as {
    result: { AuthenticationResult: { AccessToken: string; IdToken: string } };
  };
  const { AccessToken, IdToken } = result.AuthenticationResult;
  const authorization = `Bearer ${AccessToken}|${IdToken}`;
  return {
    addOutlet: async (outlet) => {
      const answer = await fetch(`${api}/outlet`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ parent_vendor_id: vendorId, ...outlet }),
      });
      if (answer.status !== 201) throw new Error(`The outlet was not added: ${answer.status}`);
    },
    untilRowsArePlaced: async (rowsOfFile) => {
      for (;;) {
        const answer = await fetch(`${api}/bulk-job/all/${vendorId}`, { headers: { authorization } });
        const { body } = (await answer.json()) as { body: { metadata: BulkMetadata }[] };
        const ofFile = body.find(({ metadata }) => metadata.total_row_count === rowsOfFile);
        const placed = ofFile?.metadata.placed_row_count ?? 0;
        if (placed > 0) return placed;
        await passes(10);
      }
    },
    ordersByDescription: async () => {
      const answer = await fetch(`${api}/vendor/${vendorId}/orders/export`, {
        headers: { authorization },
      });
      if (!answer.ok) throw new Error(`The orders could not be read: ${answer.status}`);
      const book = read(await answer.text(), { type: 'string', raw: true });
      const sheet = book.Sheets[book.SheetNames[0] ?? ''];
      const rows = sheet ? utils.sheet_to_json<Record<string, string>>(sheet) : [];
      const counts = new Map<string, number>();
      for (const { description = '' } of rows) counts.set(description, (counts.get(description) ?? 0) + 1);
      return counts;
    },
  };
}
