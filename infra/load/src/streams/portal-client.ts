import { get, type ClientRequest } from 'node:http';

/** One open stream. */
export interface StreamClient {
  /** Whether the portal has sent the event with which a stream begins. */
  isReady: boolean;
  /** When each entry that contains the text arrived (performance.now). */
  arrivalsOf(text: string): number[];
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
        get isReady() {
          return blocks.some(({ text }) => text.includes('event: ready'));
        },
        arrivalsOf: (wanted) => blocks.filter(({ text }) => text.includes(wanted)).map(({ at }) => at),
        close: () => request.destroy(),
      });
    });
    request.on('error', reject);
  });
}

/** The cookies of somebody who signs in. */
export async function signIn(portal: string, email: string): Promise<string> {
  const response = await fetch(`${portal}/auth/login`, {
    method: 'POST',
    headers: writeHeaders(portal),
    body: JSON.stringify({ email, password: 'portal-demo-2026' }),
  });
  if (!response.ok) throw new Error(`${email} could not sign in: ${response.status} ${await response.text()}`);
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
