import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SERVICES } from '@portal/contracts';
import { startIdentityProvider } from '../../src/identity-provider/server';
import { freePort } from '../../src/free-port';
import { startPortalProcess, type PortalProcess } from '../portal-process';
import { until } from '../president';
import { runIdentityJourney, PASSWORDS, PRESIDENT, STUDENT } from './identity-journey';
import type { Recording, SetCookie } from './recording-browser';
import { findSecrets, tokenSecrets, type Secret, type LocatedText } from './secrets';
import { openStoredData, type StoredData } from './stored-data';

const CLIENT_SECRET = 'what-google-and-the-portal-know-of-each-other';

let dataDir: string;
let provider: Awaited<ReturnType<typeof startIdentityProvider>>;
let portal: PortalProcess;
let stored: StoredData;
let mails: Awaited<ReturnType<StoredData['mails']>>;
let codes: string[];
let secrets: Secret[];
const recording: Recording = { exchanges: [], cookies: [] };

async function start(): Promise<PortalProcess> {
  const port = await freePort();
  const client = { OIDC_CLIENT_ID: 'portal', OIDC_CLIENT_SECRET: CLIENT_SECRET };
  provider = await startIdentityProvider({
    clientId: client.OIDC_CLIENT_ID,
    clientSecret: CLIENT_SECRET,
    redirectUri: `http://localhost:${port}/auth/google/callback`,
    host: '127.0.0.1',
    port: 0,
    people: [{ email: STUDENT.email, name: STUDENT.name, isVerified: true }],
  });
  return startPortalProcess('infra/standalone/test/portal-main.ts', ['--empty'], {
    MONGO_URL: undefined,
    AMQP_URL: undefined,
    PORTAL_DATA_DIR: dataDir,
    PORTAL_PRESIDENT_EMAIL: PRESIDENT.email,
    AUTH_REQUIRE_CONFIRMED_EMAIL: 'on',
    OIDC_ISSUER: provider.issuer,
    ...client,
    PORT: String(port),
    MAIL_PORT: String(await freePort()),
    LOG_LEVEL: 'trace',
  });
}

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'portal-secrecy-'));
  portal = await start();
  stored = await openStoredData(dataDir);
  ({ codes } = await runIdentityJourney({ url: portal.url, recording, stored }));
  await until('the letters about the office have come', async () => {
    mails = await stored.mails();
    return mails.filter(({ subject }) => /secretary/i.test(subject)).length >= 2;
  });
  secrets = await everySecret();
}, 90_000);

afterAll(async () => {
  await stored?.close();
  await portal?.kill();
  await provider?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** The links of a letter, and of each the part that lets somebody in. */
const linksIn = (text: string) =>
  (text.match(/http:\/\/[^\s"<]+\/(?:reset-password|confirm-email)\/[^\s"<]+/g) ?? []).map((address) => ({
    address,
    secret: address.split(/[/.]/).at(-1) ?? '',
  }));

const cookieSecrets = ({ name, value }: SetCookie): Secret[] => {
  const parts = value.split('.');
  const last = parts.at(-1) ?? '';
  // Of a sign-in with Google state, nonce and the hash of the verifier travel in the open (RFC 7636, section 4.3).
  if (name === 'portal_google') return [value, last].map((secret) => ({ kind: `the cookie ${name}`, value: secret }));
  const session = name === 'portal_refresh' ? tokenSecrets('a session', parts[0] ?? '') : [];
  return [...tokenSecrets(`the cookie ${name}`, value), ...tokenSecrets(`a part of ${name}`, last), ...session];
};

async function everySecret(): Promise<Secret[]> {
  const links = mails.flatMap(({ text }) => linksIn(text));
  return [
    ...Object.entries(PASSWORDS).map(([which, value]) => ({ kind: `the ${which} password`, value })),
    ...(await stored.secrets()),
    ...recording.cookies.flatMap(cookieSecrets),
    ...links.flatMap(({ secret }) => tokenSecrets('the secret of a link', secret)),
    ...codes.flatMap((code) => tokenSecrets('the code of Google', code)),
    { kind: 'the secret between Google and the portal', value: CLIENT_SECRET },
  ];
}

const answers = (): LocatedText[] =>
  recording.exchanges.map(({ call: place, ...parts }) => ({ place, text: Object.values(parts).join('\n') }));
const logLines = (): LocatedText[] =>
  portal
    .output()
    .split('\n')
    .map((text, line) => ({ place: `log line ${line}`, text }));
/** A letter's own link may stand in the letter, and only there: not in its subject, and in nobody else's. */
const letters = (): LocatedText[] =>
  mails.map(({ to, subject, text, html, headers }) => {
    const own = to.length === 1 ? linksIn(text).map(({ address }) => address) : [];
    const body = own.reduce((rest, address) => rest.replaceAll(address, ''), `${text}\n${html}`);
    return { place: `the mail "${subject}" to ${to.join()}`, text: JSON.stringify({ to, subject, headers, body }) };
  });

const written = (heap: LocatedText[]) => heap.map(({ text }) => text).join('\n');

describe('a search for secrets', () => {
  it('has many to look for, and finds each of them wherever it is put', () => {
    const kinds = new Set(secrets.map(({ kind }) => kind));
    expect([...kinds]).toEqual(
      expect.arrayContaining([
        'the first password',
        'a stored password hash',
        'a signing key',
        'the cookie portal_access',
        'the cookie portal_refresh',
        'a session',
        'the hash of a session',
        'the secret of a link',
        'the hash of the secret of a link',
        'the code of Google',
      ]),
    );
    for (const { value } of secrets) {
      expect(value.length).toBeGreaterThan(20);
      for (const text of [`{"a":"${value}"}`, JSON.stringify([{ value }]), `/x/${encodeURIComponent(value)}?y`]) {
        expect(findSecrets([{ place: 'here', text }], secrets)).not.toEqual([]);
      }
    }
  });

  it('looks at what every service says', () => {
    const names = new Set(
      logLines().flatMap(({ text }) => (text.startsWith('{') ? [(JSON.parse(text) as { name: string }).name] : [])),
    );
    expect([...names]).toEqual(expect.arrayContaining([...SERVICES]));
  });
});

describe('after all that identity does, no password, hash, token, link or key', () => {
  it('stands in an answer, and the session is in cookies that no script can read', () => {
    expect(written(answers())).toContain(STUDENT.email);
    expect(findSecrets(answers(), secrets)).toEqual([]);
    expect(recording.cookies.length).toBeGreaterThan(10);
    for (const { line } of recording.cookies) expect(line).toMatch(/; HttpOnly/i);
  });

  it('stands in a line of the log', async () => {
    const { headers } = recording.exchanges.find(({ call }) => call === 'GET /auth/sessions') ?? { headers: '' };
    const [, requestId = 'none'] = /x-request-id: (\S+)/.exec(headers) ?? [];
    expect(written(logLines())).toContain(requestId);
    expect(findSecrets(logLines(), secrets)).toEqual([]);
  });

  it('stands in an event', async () => {
    const events = await stored.events();
    expect(written(events)).toContain(STUDENT.email);
    expect(events.length).toBeGreaterThan(5);
    expect(findSecrets(events, secrets)).toEqual([]);
  });

  it('stands in a mail, but for the link in the letter to whom it is for, nor in what waits to be sent', async () => {
    const waiting = await stored.waitingMails();
    expect(mails.flatMap(({ text }) => linksIn(text)).length).toBe(3);
    expect(written(letters())).toContain(STUDENT.email);
    expect(written(waiting)).toContain(STUDENT.email);
    expect(findSecrets([...letters(), ...waiting], secrets)).toEqual([]);
  });
});
