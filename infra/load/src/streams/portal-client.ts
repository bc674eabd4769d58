import { get, type ClientRequest } from 'node:http';

const PASSWORD = 'portal-demo-2026';

/** One open stream. */
export interface StreamClient {
  /** Whether the portal has sent the event with which a stream begins. */
  isReady: boolean;
  /** Whether it has not ended. */
  isOpen: boolean;
  /** When each entry that contains the text arrived (performance.now). */
  arrivalsOf(text: string): number[];
  /** Takes the entries so far away, each with when it arrived. */
  takeEntries(): { text: string; at: number }[];
  close(): void;
}

/** Opens a stream over a connection of its own. */
export function openStream(url: string, cookie: string): Promise<StreamClient> {
  return new Promise((resolve, reject) => {
    const blocks: { text: string; at: number }[] = [];
    let rest = '';
    const request: ClientRequest = get(url, { agent: false, headers: { cookie } }, (response) => {
      if (response.statusCode !== 200) return reject(new Error(`${url} answered ${response.statusCode}`));
      response.setEncoding('utf8').on('data', (chunk: string) => {
        const [last = '', ...whole] = (rest + chunk).split('\n\n').toReversed();
        rest = last;
        for (const text of whole.toReversed()) blocks.push({ text, at: performance.now() });
      });
      response.on('error', () => undefined);
      return resolve({
        get isOpen() {
          return !response.closed;
        },
        get isReady() {
          return blocks.some(({ text }) => text.includes('event: ready'));
        },
        arrivalsOf: (wanted) => blocks.filter(({ text }) => text.includes(wanted)).map(({ at }) => at),
        takeEntries: () => blocks.splice(0),
        close: () => request.destroy(),
      });
    });
    request.on('error', reject);
  });
}

/** The cookies of a person who signs in. */
export async function signIn(portal: string, email: string): Promise<string> {
  return startSession(`${portal}/auth/login`, { email, password: PASSWORD });
}

/** The cookies of a person who registers. */
export async function registerAccount(portal: string, email: string, origin?: string): Promise<string> {
  const body = { name: 'Bench Person', ID: '88000001', email, password: PASSWORD };
  return startSession(`${portal}/auth/register`, body, origin);
}

async function startSession(url: string, body: object, origin?: string): Promise<string> {
  const headers = { ...writeHeaders(new URL(url).origin), ...(origin !== undefined && { origin }) };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** Creates a unit, which everybody's feed shows. */
export async function createUnit(portal: string, cookie: string, name: string): Promise<void> {
  const response = await fetch(`${portal}/api/orgUnit/create`, {
    method: 'POST',
    headers: { ...writeHeaders(portal), cookie },
    body: JSON.stringify({
      name,
      type: 'Club',
      category: 'scitech',
      contact_info: { email: `${name.toLowerCase().replaceAll(' ', '.')}@example.edu` },
    }),
  });
  if (!response.ok) throw new Error(`The unit was not created: ${response.status} ${await response.text()}`);
}

/** The headers that a page of the portal sends. */
function writeHeaders(portal: string) {
  return { 'content-type': 'application/json', origin: portal.replace('127.0.0.1', 'localhost') };
}
