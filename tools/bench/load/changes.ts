import { Agent, request } from 'node:http';

export interface ChangeTask {
  origins: string[];
  authorization: string;
  orders: { vendorId: string; path: string; body: string }[];
  rate: number;
  total: number;
}

export interface ChangesMade {
  /** `vendor_id` to due times of its changes; system clock in ns. */
  due: Map<string, bigint[]>;
  refused: number;
}

/** Orders per group; each is changed three times in a row, alternating between the instances. */
const GROUP = 30;
const TIMES = 3;

const changedOrderIndex = (index: number, orders: number) =>
  (Math.floor(index / (GROUP * TIMES)) * GROUP + (index % GROUP)) % orders;

function makeChanges({ origins, authorization, orders, rate, total }: ChangeTask): Promise<ChangesMade> {
  const agent = new Agent({ keepAlive: true, maxSockets: 100 });
  const due = new Map<string, bigint[]>();
  const started = process.hrtime.bigint() + 100_000_000n;
  const dueAt = (index: number) => started + BigInt(Math.round((index * 1e9) / rate));
  let next = 0;
  let answered = 0;
  let refused = 0;
  return new Promise((resolve) => {
    const finish = (isGood: boolean) => {
      if (!isGood) refused += 1;
      answered += 1;
      if (answered === total) resolve({ due, refused });
    };
    const send = (index: number) => {
      const order = orders[changedOrderIndex(index, orders.length)];
      if (!order) return;
      const round = Math.floor(index / GROUP);
      const { hostname, port } = new URL(origins[round % origins.length] ?? '');
      due.set(order.vendorId, [...(due.get(order.vendorId) ?? []), dueAt(index)]);
      const headers = { authorization, 'content-type': 'application/json' };
      const call = request({ agent, hostname, port, method: 'PUT', path: order.path, headers }, (answer) => {
        answer.resume();
        answer.once('end', () => finish(answer.statusCode === 200));
      });
      call.once('error', () => finish(false));
      call.end(order.body);
    };
    const sendDue = () => {
      while (next < total && dueAt(next) <= process.hrtime.bigint()) send(next++);
      if (next < total) setTimeout(sendDue, 1);
    };
    sendDue();
  });
}

process.once('message', (task: ChangeTask) => {
  void makeChanges(task).then((made) => process.send?.(made));
});
