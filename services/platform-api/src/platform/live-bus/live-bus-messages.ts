import * as z from 'zod';

/** PostgreSQL refuses a NOTIFY of 8000 bytes and more. */
const LIMIT_BYTES = 7900;

const messageSchema = z.object({
  from: z.string(),
  orders: z.array(z.string()).optional(),
  signOuts: z.array(z.string()).optional(),
  simulator: z.boolean().optional(),
});

/** Contains only ids; receivers read the orders themselves. */
export type BusMessage = z.infer<typeof messageSchema>;

/** Null for a foreign message. */
export function readBusMessage(payload: string): BusMessage | null {
  try {
    return messageSchema.parse(JSON.parse(payload));
  } catch {
    return null;
  }
}

/** The texts to send, each within the limit; ids stay in order. */
export function writeBusMessages(message: BusMessage): string[] {
  const { from, orders = [], signOuts = [], simulator = false } = message;
  const texts = [
    ...portions(from, orders).map((ids) => JSON.stringify({ from, orders: ids })),
    ...portions(from, signOuts).map((ids) => JSON.stringify({ from, signOuts: ids })),
  ];
  return simulator ? [...texts, JSON.stringify({ from, simulator })] : texts;
}

function portions(from: string, ids: readonly string[]): string[][] {
  const frame = Buffer.byteLength(JSON.stringify({ from, signOuts: [] }));
  const result: string[][] = [];
  let size = Infinity;
  for (const id of ids) {
    const length = Buffer.byteLength(JSON.stringify(id)) + 1;
    if (size + length > LIMIT_BYTES) {
      result.push([]);
      size = frame;
    }
    result.at(-1)?.push(id);
    size += length;
  }
  return result;
}
