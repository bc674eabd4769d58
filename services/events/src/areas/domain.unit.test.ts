import type { UnitRef } from '@portal/contracts';
import { areaOf, areasOf, assertOwnIdentity, covers, coversUnit, storedWithin } from './domain';

const codingClub: UnitRef = { id: '1'.repeat(24), name: 'Coding Club', category: 'scitech' };
const musicClub: UnitRef = { id: '2'.repeat(24), name: 'Music Club', category: 'cultural' };
const hackathon = { unit: codingClub, areas: areasOf('technical', codingClub) };
const danceByCoders = { unit: codingClub, areas: areasOf('cultural', codingClub) };

describe('who manages which events', () => {
  it('gives the president everything', () => {
    expect(covers(areaOf({ role: 'PRESIDENT' }), hackathon)).toBe(true);
  });

  it('gives a general secretary the events of the category and of units in the category', () => {
    const cultural = areaOf({ role: 'GENSEC_CULTURAL' });
    const scitech = areaOf({ role: 'GENSEC_SCITECH' });
    expect(covers(cultural, danceByCoders)).toBe(true);
    expect(covers(scitech, danceByCoders)).toBe(true);
    expect(covers(cultural, hackathon)).toBe(false);
  });

  it('opens to a general secretary only units of the own category for new events', () => {
    expect(coversUnit(areaOf({ role: 'GENSEC_CULTURAL' }), codingClub)).toBe(false);
    expect(coversUnit(areaOf({ role: 'GENSEC_CULTURAL' }), musicClub)).toBe(true);
  });

  it('gives a coordinator the own unit only', () => {
    const coordinator = areaOf({ role: 'CLUB_COORDINATOR', unit: codingClub });
    expect(covers(coordinator, hackathon)).toBe(true);
    expect(covers(coordinator, { unit: musicClub, areas: ['cultural'] })).toBe(false);
  });

  it('gives nothing to students, visitors and coordinators without a unit', () => {
    for (const person of [null, { role: 'STUDENT' }, { role: 'CLUB_COORDINATOR' }] as const) {
      expect(covers(areaOf(person), hackathon)).toBe(false);
      expect(storedWithin(areaOf(person))).toEqual({ 'unit.id': '' });
    }
  });

  it('counts a technical event of a scitech club once', () => {
    expect(areasOf('technical', codingClub)).toEqual(['scitech']);
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
