import { personOf } from './person.domain';

describe('the copy of an account', () => {
  it('holds its address and role, and no name', () => {
    const data = {
      userId: 'a'.repeat(24),
      version: 2,
      username: 'asha@example.edu',
      name: 'Asha',
      role: 'STUDENT' as const,
    };
    expect(personOf({ data })).toEqual({
      _id: 'a'.repeat(24),
      version: 2,
      username: 'asha@example.edu',
      role: 'STUDENT',
    });
  });
});
