import { gunzipSync } from 'node:zlib';
import { MINUTE_MS, SECOND_MS } from '@portal/contracts';
import { testClock } from '@portal/test-kit';
import { decodeJWT, verifyJWT } from 'did-jwt';
import { onboardedPerson, startRecords, type Records } from '../../testing/running-records';
import { attendEvent, shareEvents } from '../../testing/shared-records';

const PUBLIC_ORIGIN = 'https://portal.example.edu';
const PASSPHRASE = { RECORDS_KEY_PASSPHRASE: 'a passphrase of the tests' };
const clock = testClock();
let records: Records;
beforeAll(async () => {
  records = await startRecords({ clock, env: { PUBLIC_ORIGIN, ...PASSPHRASE } });
});
afterAll(() => records.stop());

const get = (path: string) => fetch(records.url + path);
const text = async (path: string) => (await get(path)).text();

type Resolver = NonNullable<NonNullable<Parameters<typeof verifyJWT>[1]>['resolver']>;
type DidDocument = Awaited<ReturnType<Resolver['resolve']>>['didDocument'];

/** The keys as anybody finds them: at the address that did:web gives. */
async function publishedKeys(): Promise<Resolver> {
  const response = await get('/.well-known/did.json');
  expect(response.headers.get('content-type')).toBe('application/did+json; charset=utf-8');
  const didDocument = (await response.json()) as DidDocument;
  return {
    resolve: async (did: string) => {
      expect(did).toBe('did:web:portal.example.edu');
      return { didDocument, didResolutionMetadata: {}, didDocumentMetadata: {} };
    },
  };
}

/** What an independent library says of a file; it knows nothing of the portal but its published keys. */
async function verify(credential: string, resolver: Resolver) {
  const now = Math.floor(clock.now().getTime() / SECOND_MS);
  return verifyJWT(credential, { resolver, proofPurpose: 'assertionMethod', policies: { now } });
}

async function share() {
  const asha = await onboardedPerson(records, { name: 'Asha Verma' });
  const { eventId } = await attendEvent(records, asha);
  const { token, _id } = await shareEvents(records, asha, [eventId], { show_student_id: true });
  const credential = await text(`/api/records/verify/${token}/credential`);
  return { asha, token, credential, end: () => records.request(asha, 'DELETE', `/api/records/shared/${_id}`) };
}

interface StatusEntry {
  type: string;
  statusPurpose: string;
  statusListIndex: string;
  statusListCredential: string;
}

/** As the standard says: the list is verified like any credential, and the bit at the index decides. */
async function isRevoked(credential: string): Promise<boolean> {
  const { credentialStatus } = decodeJWT(credential).payload as unknown as { credentialStatus: StatusEntry };
  expect(credentialStatus).toMatchObject({ type: 'BitstringStatusListEntry', statusPurpose: 'revocation' });
  const address = new URL(credentialStatus.statusListCredential);
  expect(address.origin).toBe(PUBLIC_ORIGIN);
  const response = await get(address.pathname);
  expect(response.headers.get('content-type')).toBe('application/vc+jwt; charset=utf-8');
  const { payload } = await verify(await response.text(), await publishedKeys());
  const { encodedList } = (payload as { credentialSubject: { encodedList: string } }).credentialSubject;
  expect(encodedList[0]).toBe('u');
  const bits = gunzipSync(Buffer.from(encodedList.slice(1), 'base64url'));
  expect(bits.length).toBe(16 * 1024);
  const index = Number(credentialStatus.statusListIndex);
  return ((bits[index >> 3] ?? 0) & (0x80 >> (index & 7))) !== 0;
}

describe('a credential file', () => {
  it('is an Open Badges 3.0 credential that an independent library verifies with the published keys alone', async () => {
    const { asha, credential, token } = await share();
    expect(decodeJWT(credential).header).toMatchObject({
      alg: 'EdDSA',
      typ: 'vc+jwt',
      kid: expect.stringMatching(/^did:web:portal\.example\.edu#/),
    });
    const { verified, issuer, payload } = await verify(credential, await publishedKeys());
    expect([verified, issuer]).toEqual([true, 'did:web:portal.example.edu']);
    expect(payload).toMatchObject({
      '@context': ['https://www.w3.org/ns/credentials/v2', expect.stringContaining('/spec/ob/v3p0/context')],
      id: `${PUBLIC_ORIGIN}/verify/${token}`,
      jti: `${PUBLIC_ORIGIN}/verify/${token}`,
      type: ['VerifiableCredential', 'OpenBadgeCredential'],
      issuer: { id: 'did:web:portal.example.edu', type: ['Profile'], name: 'Example Institute of Technology' },
      credentialSubject: {
        type: ['AchievementSubject'],
        identifier: [{ identityHash: 'Asha Verma' }, { identityHash: asha.studentId }],
        achievement: { type: ['Achievement'], criteria: { narrative: expect.any(String) } },
      },
      evidence: [{ name: 'Git Clinic', genre: 'Event attended', narrative: 'Checked in by Ravi Kumar on 3 Nov 2026.' }],
    });
    expect(JSON.stringify(payload)).not.toContain(asha.username);
  });

  it('no longer verifies when a byte of it is another one', async () => {
    const { credential } = await share();
    const keys = await publishedKeys();
    const [header = '', payload = '', signature = ''] = credential.split('.');
    const changed = Buffer.from(payload, 'base64url');
    const at = changed.indexOf('Git Clinic');
    changed[at] = (changed[at] ?? 0) ^ 1;
    await expect(verify([header, changed.toString('base64url'), signature].join('.'), keys)).rejects.toThrow(
      /invalid_signature/,
    );
    const bytes = Buffer.from(signature, 'base64url');
    bytes[10] = (bytes[10] ?? 0) ^ 1;
    await expect(verify([header, payload, bytes.toString('base64url')].join('.'), keys)).rejects.toThrow(
      /invalid_signature/,
    );
  });

  it('has a state that says so after it was revoked, and no other’s', async () => {
    const [first, second] = [await share(), await share()];
    expect([await isRevoked(first.credential), await isRevoked(second.credential)]).toEqual([false, false]);
    await first.end();
    expect([await isRevoked(first.credential), await isRevoked(second.credential)]).toEqual([true, false]);
    expect((await get('/api/records/status-lists/list-2')).status).toBe(404);
  });

  it('verifies after the keys were rotated, and newer ones are signed with the newer key', async () => {
    const before = await share();
    await records.useCases.rotateKeys();
    clock.advance(13 * MINUTE_MS);
    const between = await share();
    await records.useCases.rotateKeys();
    clock.advance(13 * MINUTE_MS);
    const after = await share();
    const keys = await publishedKeys();
    const kids = [before, between, after].map(({ credential }) => decodeJWT(credential).header.kid);
    expect(new Set(kids).size).toBe(3);
    for (const { credential } of [before, between, after]) {
      expect((await verify(credential, keys)).verified).toBe(true);
    }
    expect(await isRevoked(before.credential)).toBe(false);
    const { keys: keySet } = (await (await get('/api/records/jwks.json')).json()) as { keys: { kid: string }[] };
    expect(keySet.map(({ kid }) => kid)).toEqual(expect.arrayContaining(kids));
    expect(JSON.stringify(keySet)).not.toContain('"d"');
  });
});

describe('the keys of records', () => {
  it('are stored encrypted, and stay the same over a restart', async () => {
    const rows = await records.store.connection.collection('signing_keys').find().toArray();
    expect(rows.filter(({ privateKeyPem }) => privateKeyPem !== undefined).length).toBeGreaterThan(0);
    for (const { privateKeyPem } of rows) if (privateKeyPem) expect(privateKeyPem).toContain('ENCRYPTED');
    const kept = await text('/api/records/jwks.json');
    const again = await startRecords({ clock, env: { PUBLIC_ORIGIN, ...PASSPHRASE }, database: records.database });
    expect(await (await fetch(`${again.url}/api/records/jwks.json`)).text()).toBe(kept);
    await again.stop();
  });
});
