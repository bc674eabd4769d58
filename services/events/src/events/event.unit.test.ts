import { calls, type Role, type UnitRef } from '@portal/contracts';
import { covers, scopeFilter, scopeOf } from '@portal/service-kit/scope';
import { assertOwnIdentity } from './own-identity.domain';
import { categoriesOf } from './event.domain';

const codingClub: UnitRef = { id: '1'.repeat(24), name: 'Coding Club', category: 'scitech' };
const musicClub: UnitRef = { id: '2'.repeat(24), name: 'Music Club', category: 'cultural' };
const hackathon = { unit: codingClub, categories: categoriesOf('technical', codingClub) };
const danceByCoders = { unit: codingClub, categories: categoriesOf('cultural', codingClub) };

const scopeFor = (person: { role: Role; unit?: UnitRef } | null) => scopeOf(person, calls.changeEvent);

describe('who manages which events', () => {
  it('gives the president everything', () => {
    expect(covers(scopeFor({ role: 'PRESIDENT' }), hackathon)).toBe(true);
  });

  it('gives a general secretary the events of the category and of units in the category', () => {
    const cultural = scopeFor({ role: 'GENSEC_CULTURAL' });
    const scitech = scopeFor({ role: 'GENSEC_SCITECH' });
    expect(covers(cultural, danceByCoders)).toBe(true);
    expect(covers(scitech, danceByCoders)).toBe(true);
    expect(covers(cultural, hackathon)).toBe(false);
  });

  it('opens to a general secretary only units of the own category for new events', () => {
    expect(covers(scopeFor({ role: 'GENSEC_CULTURAL' }), { unit: codingClub })).toBe(false);
    expect(covers(scopeFor({ role: 'GENSEC_CULTURAL' }), { unit: musicClub })).toBe(true);
  });

  it('gives a coordinator the own unit only', () => {
    const coordinator = scopeFor({ role: 'CLUB_COORDINATOR', unit: codingClub });
    expect(covers(coordinator, hackathon)).toBe(true);
    expect(covers(coordinator, { unit: musicClub, categories: ['cultural'] })).toBe(false);
  });

  it('gives nothing to students, visitors and coordinators without a unit', () => {
    for (const person of [null, { role: 'STUDENT' }, { role: 'CLUB_COORDINATOR' }] as const) {
      expect(covers(scopeFor(person), hackathon)).toBe(false);
      expect(scopeFilter(scopeFor(person), {})).toEqual({ _id: { $in: [] } });
    }
  });

  it('counts a technical event of a scitech club once', () => {
    expect(categoriesOf('technical', codingClub)).toEqual(['scitech']);
  });
});

describe('a role and a username in a request', () => {
  const chandra = { role: 'CLUB_COORDINATOR', username: 'coding.club@example.edu' } as const;
  const failsWith = (code: string) => expect.objectContaining({ code });

  it('must be the session’s own', () => {
    expect(() => assertOwnIdentity(chandra, chandra)).not.toThrow();
    expect(() => assertOwnIdentity(null, { role: 'STUDENT' })).not.toThrow();
    for (const [person, claimed] of [
      [null, { role: 'PRESIDENT' }],
      [null, { role: 'STUDENT', username: chandra.username }],
      [chandra, { role: 'STUDENT' }],
      [chandra, { role: 'CLUB_COORDINATOR', username: 'music.club@example.edu' }],
    ] as const) {
      expect(() => assertOwnIdentity(person, claimed)).toThrow(failsWith('ACCESS.FORBIDDEN'));
    }
  });

  it('asks a coordinator for the username', () => {
    expect(() => assertOwnIdentity(chandra, { role: 'CLUB_COORDINATOR', username: '' })).toThrow(
      failsWith('EVENT.COORDINATOR_USERNAME_MISSING'),
    );
  });
});
