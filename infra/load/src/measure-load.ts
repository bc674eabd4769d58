import autocannon from 'autocannon';

export interface LoadResult {
  requestsPerSecond: number;
  /** Milliseconds within which 95 of 100 answers came. */
  p95: number;
  failures: number;
}

/** What is requested, and by which person. */
export interface Target {
  url: string;
  headers?: Record<string, string>;
}

const LOOPBACK_HOSTS = ['127.0.0.1', 'localhost', '[::1]'];

/** Loads one URL on this machine with `clients` keep-alive connections for `seconds`. */
export async function measureLoad({ url, headers }: Target, clients: number, seconds: number): Promise<LoadResult> {
  const { hostname } = new URL(url);
  if (!LOOPBACK_HOSTS.includes(hostname)) throw new Error(`Refusing to load ${hostname}.`);
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

/** Gives the answer, and throws when it is a refusal: that is not what should be measured. */
export async function fetchAnswer({ url, headers }: Target): Promise<Response> {
  const answer = await fetch(url, { headers: { accept: 'application/json', ...headers } });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}
