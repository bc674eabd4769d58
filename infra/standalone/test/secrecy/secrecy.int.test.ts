import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SERVICES } from '@portal/contracts';
import { findFreePort } from '@portal/service-kit/free-port';
import { startIdentityProvider } from '../../src/identity-provider/server';
import type { Recording } from '../browser';
import type { ReceivedCookie } from '../cookie-jar';
import { startOneProcessPortal, type PortalProcess } from '../portal-process';
import { waitUntil } from '../wait-until';
import { PASSWORDS, PRESIDENT, runIdentityJourney, STUDENT } from './identity-journey';
import { findSecrets, tokenSecrets, type LocatedText, type Secret } from './secrets';
import { openStoredData, type StoredData } from './stored-data';

const CLIENT_SECRET = 'what-google-and-the-portal-know-of-each-other';

let dataDir: string;
let provider: Awaited<ReturnType<typeof startIdentityProvider>>;
let portal: PortalProcess;
let stored: StoredData;
let mails: Awaited<ReturnType<StoredData['mails']>>;
let googleCode: string;
let secrets: Secret[];
const recording: Recording = { exchanges: [], cookies: [] };

async function start(): Promise<PortalProcess> {
  const port = await findFreePort();
  provider = await startIdentityProvider({
    clientId: 'portal',
    clientSecret: CLIENT_SECRET,
    redirectUri: `http://localhost:${port}/auth/google/callback`,
    host: '127.0.0.1',
    port: 0,
    people: [{ email: STUDENT.email, name: STUDENT.name, isVerified: true }],
  });
  return startOneProcessPortal(dataDir, {
    PORTAL_PRESIDENT_EMAIL: PRESIDENT.email,
    AUTH_REQUIRE_CONFIRMED_EMAIL: 'on',
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: 'portal',
    OIDC_CLIENT_SECRET: CLIENT_SECRET,
    PORT: `${port}`,
    LOG_LEVEL: 'trace',
  });
}

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'portal-secrecy-'));
  portal = await start();
  stored = await openStoredData(dataDir);
  googleCode = await runIdentityJourney({ url: portal.url, recording, stored });
  await waitUntil('the mails about the role have come', async () => {
    mails = await stored.mails();
    return mails.filter(({ subject }) => /secretary/i.test(subject)).length >= 2;
  });
  secrets = await collectSecrets();
});

afterAll(async () => {
  await stored?.close();
  await portal?.kill();
  await provider?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** The one-time links of a mail, each with the part that is secret. */
const linksIn = (text: string) =>
  (text.match(/http:\/\/[^\s"<]+\/(?:reset-password|confirm-email)\/[^\s"<]+/g) ?? []).map((address) => ({
    address,
    secret: address.split(/[/.]/).at(-1) ?? '',
  }));

const cookieSecrets = ({ name, value }: ReceivedCookie): Secret[] => {
  const parts = value.split('.');
  const last = parts.at(-1) ?? '';
  // Of a sign-in with Google state, nonce and the hash of the verifier travel in the open (RFC 7636, section 4.3).
  if (name.startsWith('portal_google_'))
    return [value, last].map((secret) => ({ kind: `the cookie ${name}`, value: secret }));
  const session = name === 'portal_refresh' ? tokenSecrets('a session', parts[0] ?? '') : [];
  return [...tokenSecrets(`the cookie ${name}`, value), ...tokenSecrets(`a part of ${name}`, last), ...session];
};

async function collectSecrets(): Promise<Secret[]> {
  const links = mails.flatMap(({ text }) => linksIn(text));
  return [
    ...Object.entries(PASSWORDS).map(([which, value]) => ({ kind: `the ${which} password`, value })),
    ...(await stored.secrets()),
    ...recording.cookies.flatMap(cookieSecrets),
    ...links.flatMap(({ secret }) => tokenSecrets('the secret of a link', secret)),
    ...tokenSecrets('the code of Google', googleCode),
    { kind: 'the secret between Google and the portal', value: CLIENT_SECRET },
  ];
}

const answers = (): LocatedText[] =>
  recording.exchanges.map(({ call: place, ...parts }) => ({ place, text: Object.values(parts).join('\n') }));
/** A one-time link may stand in the body of the mail to its only recipient, so it is taken out there. */
const mailTexts = (): LocatedText[] =>
  mails.map(({ to, subject, text, html, headers }) => {
    const own = to.length === 1 ? linksIn(text).map(({ address }) => address) : [];
    const body = own.reduce((rest, address) => rest.replaceAll(address, ''), `${text}\n${html}`);
    return { place: `the mail "${subject}" to ${to.join()}`, text: JSON.stringify({ to, subject, headers, body }) };
  });

const joined = (texts: readonly LocatedText[]) => texts.map(({ text }) => text).join('\n');

describe('a search for secrets', () => {
  it('knows many secrets, and finds each of them in every encoding', () => {
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

  it('covers the log of every service', () => {
    const names = new Set(
      portal
        .logLines()
        .flatMap(({ text }) => (text.startsWith('{') ? [(JSON.parse(text) as { name: string }).name] : [])),
    );
    expect([...names]).toEqual(expect.arrayContaining([...SERVICES]));
  });
});

describe('after everything that involves a secret, no password, hash, token, link or key', () => {
  it('is in a response, and the session is in cookies that no script can read', () => {
    expect(joined(answers())).toContain(STUDENT.email);
    expect(findSecrets(answers(), secrets)).toEqual([]);
    expect(recording.cookies.length).toBeGreaterThan(10);
    for (const { header } of recording.cookies) expect(header).toMatch(/; HttpOnly/i);
  });

  it('is in the log', () => {
    const { headers } = recording.exchanges.find(({ call }) => call === 'GET /auth/sessions') ?? { headers: '' };
    const [, requestId = 'none'] = /x-request-id: (\S+)/.exec(headers) ?? [];
    expect(joined(portal.logLines())).toContain(requestId);
    expect(findSecrets(portal.logLines(), secrets)).toEqual([]);
  });

  it('is in an event', async () => {
    const events = await stored.events();
    expect(joined(events)).toContain(STUDENT.email);
    expect(events.length).toBeGreaterThan(5);
    expect(findSecrets(events, secrets)).toEqual([]);
  });

  it('is in a mail, except the link in the mail to its recipient, nor in a mail that waits to be sent', async () => {
    const waiting = await stored.waitingMails();
    expect(mails.flatMap(({ text }) => linksIn(text)).length).toBe(3);
    expect(joined(mailTexts())).toContain(STUDENT.email);
    expect(joined(waiting)).toContain(STUDENT.email);
    expect(findSecrets([...mailTexts(), ...waiting], secrets)).toEqual([]);
  });
});
