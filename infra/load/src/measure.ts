import autocannon from 'autocannon';

export interface Figures {
  requestsPerSecond: number;
  /** Milliseconds within which 95 of 100 answers came. */
  p95: number;
  failures: number;
}

const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]'];

/** What is asked, and as whom. */
export interface Target {
  url: string;
  headers?: Record<string, string>;
}

/** Loads one address on this machine with `clients` keep-alive connections for `seconds`. */
export async function measure({ url, headers }: Target, clients: number, seconds: number): Promise<Figures> {
  const { hostname } = new URL(url);
  if (!LOOPBACK.includes(hostname)) throw new Error(`Refusing to load ${hostname}.`);
  const times: number[] = [];
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(
      { url, connections: clients, duration: seconds, headers: { accept: 'application/json', ...headers } },
      (error, outcome) => (error ? reject(error) : resolve(outcome)),
    );
    run.on('response', (_client, _status, _bytes, time) => times.push(time));
  });
  times.sort((a, b) => a - b);
  return {
    requestsPerSecond: result.requests.average,
    p95: times[Math.floor(times.length * 0.95)] ?? Number.NaN,
    failures: result.errors + result.timeouts + result.non2xx,
  };
}
