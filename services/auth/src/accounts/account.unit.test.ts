import type { Account } from './account.domain';
import { actorOf, isInstituteAddress, isProvisional, personOf, roleAt } from './account.domain';

const now = new Date('2026-11-20T10:00:00Z');
const later = new Date(now.getTime() + 1);
const account = {
  id: 'a'.repeat(24),
  username: 'asha@example.edu',
  name: 'Asha',
  role: 'PRESIDENT',
  roleUntil: later,
} as Account;

describe('the role of an account', () => {
  it('is its own until it ends, then that of a student', () => {
    expect(roleAt(account, now)).toBe('PRESIDENT');
    expect(roleAt(account, later)).toBe('STUDENT');
    expect(roleAt({ role: 'PRESIDENT', roleUntil: null }, now)).toBe('PRESIDENT');
  });

  it('is said with the person who acts, as it is at that moment', () => {
    expect(actorOf(account, now)).toEqual({ userId: account.id, name: 'Asha', role: 'PRESIDENT' });
    expect(actorOf(account, later)).toEqual({ userId: account.id, name: 'Asha', role: 'STUDENT' });
  });
});

describe('an account', () => {
  it('is provisional until the address is confirmed or the profile complete', () => {
    expect(isProvisional({ emailConfirmed: false, onboarded: false })).toBe(true);
    expect(isProvisional({ emailConfirmed: true, onboarded: false })).toBe(false);
    expect(isProvisional({ emailConfirmed: false, onboarded: true })).toBe(false);
    expect(isProvisional({ emailConfirmed: true, onboarded: true })).toBe(false);
  });

  it('is named by id, address and name', () => {
    expect(personOf(account)).toEqual({ userId: account.id, username: 'asha@example.edu', name: 'Asha' });
  });
});

describe('an address of the institute', () => {
  it.each(['asha@example.edu', ' Asha@Example.EDU '])('is %j', (email) => {
    expect(isInstituteAddress(email, 'example.edu')).toBe(true);
  });

  it.each(['asha@cs.example.edu', 'asha@example.edu.org', 'asha@example.edu@other.org', 'asha@', 'example.edu', ''])(
    'is not %j',
    (email) => {
      expect(isInstituteAddress(email, 'example.edu')).toBe(false);
    },
  );
});
