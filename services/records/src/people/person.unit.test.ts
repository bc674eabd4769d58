import { personOf } from './person.domain';

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
