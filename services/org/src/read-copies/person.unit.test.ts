import { personOf } from './person.domain';

describe('the copy of an account', () => {
  const account = {
    userId: 'a'.repeat(24),
    version: 2,
    username: 'asha@example.edu',
    name: 'Asha',
    role: 'STUDENT' as const,
  };

  it('has the student ID, or null, and no role', () => {
    const copy = { id: account.userId, version: 2, username: 'asha@example.edu', name: 'Asha' };
    expect(personOf({ ...account, studentId: '21CS001' })).toEqual({ ...copy, studentId: '21CS001' });
    expect(personOf(account)).toEqual({ ...copy, studentId: null });
  });
});
