import { recordCredential, STATUS_LIST_LENGTH, statusBits, statusListNumber, statusPlaceOf } from './credential.domain';
import { issuerDocument, issuerOf, keyIdOf } from './issuer.domain';

const issuer = issuerOf('https://portal.example.edu:8443/path', 'Example Institute');

describe('the issuer of credentials', () => {
  it('is named by the address of the portal, its port included', () => {
    expect(issuer).toEqual({
      did: 'did:web:portal.example.edu%3A8443',
      name: 'Example Institute',
      origin: 'https://portal.example.edu:8443',
    });
  });

  it('publishes every key that has ever signed', () => {
    const key = { kty: 'OKP', crv: 'Ed25519', alg: 'EdDSA', use: 'sig' } as const;
    const keys = ['one', 'two'].map((name) => ({ ...key, x: name, kid: keyIdOf(issuer, name) }));
    const document = issuerDocument(issuer, { keys } as Parameters<typeof issuerDocument>[1]);
    expect(document.assertionMethod).toEqual([`${issuer.did}#one`, `${issuer.did}#two`]);
    expect(document.verificationMethod.map(({ publicKeyJwk }) => publicKeyJwk.x)).toEqual(['one', 'two']);
  });
});

describe('a credential of a record', () => {
  const content = {
    address: 'https://portal.example.edu:8443/verify/token',
    issuedAt: new Date('2026-11-24T10:00:00.345Z'),
    name: 'Asha Nair',
    studentId: null,
    entries: [
      { kind: 'skill' as const, title: 'Tabla', facts: ['Music', 'Advanced'], confirmation: 'Endorsed by Zoya Khan' },
      { kind: 'event' as const, title: 'Git Clinic', facts: [], confirmation: 'Checked in by Sneha Kulkarni' },
    ],
    status: { list: 2, index: 7 },
  };

  it('holds what was chosen, with who confirmed it, and where its state stands', () => {
    const { issuer: by, validFrom, evidence, credentialStatus } = recordCredential(issuer, content);
    expect(by).toMatchObject({ id: issuer.did, name: 'Example Institute' });
    expect(validFrom).toBe('2026-11-24T10:00:00.000Z');
    expect(evidence).toEqual([
      {
        type: ['Evidence'],
        name: 'Tabla',
        genre: 'Skill',
        description: 'Music · Advanced',
        narrative: 'Endorsed by Zoya Khan',
      },
      { type: ['Evidence'], name: 'Git Clinic', genre: 'Event attended', narrative: 'Checked in by Sneha Kulkarni' },
    ]);
    const list = 'https://portal.example.edu:8443/api/records/status-lists/list-2';
    expect(credentialStatus).toMatchObject({ id: `${list}#7`, statusListIndex: '7', statusListCredential: list });
  });

  it('names the student ID only where it was chosen', () => {
    const identityOf = (studentId: string | null) =>
      recordCredential(issuer, { ...content, studentId }).credentialSubject.identifier.map(
        ({ identityHash }) => identityHash,
      );
    expect(identityOf(null)).toEqual(['Asha Nair']);
    expect(identityOf('12240010')).toEqual(['Asha Nair', '12240010']);
  });
});

describe('the list of states', () => {
  it('has a place for each credential, and another list follows a full one', () => {
    expect(statusPlaceOf(0)).toEqual({ list: 1, index: 0 });
    expect(statusPlaceOf(STATUS_LIST_LENGTH - 1)).toEqual({ list: 1, index: STATUS_LIST_LENGTH - 1 });
    expect(statusPlaceOf(STATUS_LIST_LENGTH)).toEqual({ list: 2, index: 0 });
    expect(statusListNumber('list-12')).toBe(12);
  });

  it('has one bit a credential, the first leftmost', () => {
    const bits = statusBits([0, 9, STATUS_LIST_LENGTH - 1]);
    expect(bits).toHaveLength(STATUS_LIST_LENGTH / 8);
    expect([bits[0], bits[1], bits[2], bits.at(-1)]).toEqual([0b1000_0000, 0b0100_0000, 0, 1]);
  });
});
