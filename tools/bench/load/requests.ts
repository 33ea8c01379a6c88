import { Agent, request } from 'node:http';
import { percentile } from '../report';

export interface PlannedRequest {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  body?: string;
  /** Besides those of the task. */
  headers?: Record<string, string>;
}

export interface LoadTask {
  origin: string;
  headers: Record<string, string>;
  requests: PlannedRequest[];
  /** Requests per second, evenly spaced, independent of answers. */
  rate: number;
  seconds: number;
  warmUpSeconds: number;
  /** Sends an Idempotency-Key with each, like the portal. */
  keyed: boolean;
  /** Status of a good answer; 200 by default. */
  success?: number;
}

export interface LoadResult {
  /** Milliseconds from a request's due time to its complete answer. */
  p50: number;
  p99: number;
  max: number;
  sent: number;
  /** Answers with another status. */
  refused: number;
}

const nowMs = () => performance.now();

/** Measures from the due times, so that delays of a stalled server count. */
function sendLoad(task: LoadTask): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });
  const { hostname, port } = new URL(task.origin);
  const total = Math.round(task.rate * (task.warmUpSeconds + task.seconds));
  const counted = total - Math.round(task.rate * task.seconds);
  const times: number[] = [];
  let refused = 0;
  let next = 0;
  let answered = 0;
  const started = nowMs() + 50;
  const dueAt = (index: number) => started + (index * 1000) / task.rate;
  return new Promise((resolve) => {
    const finish = (index: number, isGood: boolean) => {
      answered += 1;
      if (index >= counted) times.push(nowMs() - dueAt(index));
      if (!isGood) refused += 1;
      if (answered < total) return;
      agent.destroy();
      const [p50, p99, max] = [0.5, 0.99, 1].map((share) => percentile(times, share)) as [
        number,
        number,
        number,
      ];
      resolve({ p50, p99, max, sent: times.length, refused });
    };
    const send = (index: number) => {
      const { method, path, body, headers } = task.requests[index % task.requests.length] as PlannedRequest;
      const key = task.keyed ? { 'idempotency-key': `bench-${process.pid}-${started}-${index}` } : {};
      const type = body === undefined ? {} : { 'content-type': 'application/json' };
      const call = request(
        { agent, hostname, port, method, path, headers: { ...task.headers, ...headers, ...type, ...key } },
        (answer) => {
          answer.resume();
          answer.once('end', () => finish(index, answer.statusCode === (task.success ?? 200)));
        },
      );
      call.once('error', () => finish(index, false));
      call.end(body);
    };
    const sendDue = () => {
      while (next < total && dueAt(next) <= nowMs()) send(next++);
      if (next < total) setTimeout(sendDue, Math.max(0, dueAt(next) - nowMs() - 1));
    };
    sendDue();
  });
}

process.once('message', (task: LoadTask) => {
  void sendLoad(task).then((result) => process.send?.(result));
});
