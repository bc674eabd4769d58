import { namedPersonOf, personOf } from './person.domain';

describe('the copy of an account', () => {
  const account = {
    userId: 'a'.repeat(24),
    version: 2,
    username: 'asha@example.edu',
    name: 'Asha',
    role: 'STUDENT' as const,
  };
  const { userId: id, ...rest } = account;

  it('has the student ID, or null', () => {
    expect(personOf({ ...account, studentId: '21CS001' })).toEqual({ ...rest, id, studentId: '21CS001' });
    expect(personOf(account)).toEqual({ ...rest, id, studentId: null });
  });
});

describe('whose a row is', () => {
  const actor = { userId: 'a'.repeat(24), name: 'Asha', username: 'asha@example.edu' };

  it('is named as the copy has them, or as the session does before the copy has arrived', () => {
    const known = { id: actor.userId, version: 2, username: 'rao@example.edu', studentId: '21CS001', name: 'Asha Rao' };
    expect(namedPersonOf(actor, { ...known, role: 'STUDENT' })).toEqual({
      id: actor.userId,
      name: 'Asha Rao',
      username: 'rao@example.edu',
      studentId: '21CS001',
    });
    expect(namedPersonOf(actor, null)).toEqual({
      id: actor.userId,
      name: 'Asha',
      username: 'asha@example.edu',
      studentId: null,
    });
  });
});
