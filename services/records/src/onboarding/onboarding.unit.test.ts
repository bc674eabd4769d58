import { blankProfile } from '../profiles/profile.domain';
import { detailsOf, refuseForeign, userOf, type Student } from './onboarding.domain';

const now = new Date('2026-11-20T10:00:00Z');
const asha: Student = { userId: 'a'.repeat(24), username: 'asha@example.edu', name: 'Asha', role: 'STUDENT' };
const person = { id: asha.userId, version: 1, username: asha.username, name: 'Asha', role: 'STUDENT' as const };
const form = {
  ID_No: '21CS001',
  mobile_no: '9876543210',
  add_year: 2021,
  Program: 'B.Tech',
  discipline: 'Civil Engineering',
};
const notOwn = expect.objectContaining({ code: 'PROFILE.NOT_OWN' });

describe('the onboarding form', () => {
  it.each([
    ['without name and address', {}, null],
    ['with the name and the address of the session', { name: 'Asha', email: asha.username }, null],
    ['with the student ID of the account', {}, '21CS001'],
  ])('is taken %s', (_which, given, studentId) => {
    expect(() => refuseForeign(asha, { ...person, studentId }, { ...form, ...given })).not.toThrow();
  });

  it.each([
    ['another name', { name: 'Bela', email: asha.username }, null],
    ['another address', { name: 'Asha', email: 'bela@example.edu' }, null],
    ['another student ID than the account', { name: 'Asha', email: asha.username }, '21CS002'],
  ])('is refused with %s', (_what, given, studentId) => {
    expect(() => refuseForeign(asha, { ...person, studentId }, { ...form, ...given })).toThrow(notOwn);
  });

  it('makes a profile of what it asks for, under the name of the session', () => {
    expect(detailsOf(asha, { ...form, name: 'Bela' }, now)).toEqual({
      studentId: '21CS001',
      name: 'Asha',
      phone: '9876543210',
      gender: null,
      dateOfBirth: null,
      batchYear: 2021,
      program: 'B.Tech',
      branch: 'Civil Engineering',
      currentYear: null,
      cgpa: null,
      hostel: '',
      roomNumber: '',
      github: '',
      linkedin: '',
      officeContact: 'nothing',
      completedAt: now,
    });
  });
});

describe('the person after onboarding', () => {
  const profile = { ...blankProfile(asha.userId), pictureVersion: 3, details: detailsOf(asha, form, now) };
  const user = {
    _id: asha.userId,
    username: asha.username,
    role: 'STUDENT',
    onboardingComplete: true,
    personal_info: { name: 'Asha', profilePic: `/profile/picture/${asha.userId}?v=3` },
  };

  it('is shown by name and picture', () => {
    expect(userOf(asha, profile)).toStrictEqual(user);
  });

  it('keeps the unit of the role', () => {
    const unit = { id: 'c'.repeat(24), name: 'Coding Club', category: 'scitech' as const };
    const coordinator: Student = { ...asha, role: 'CLUB_COORDINATOR', unit };
    expect(userOf(coordinator, profile)).toStrictEqual({ ...user, role: 'CLUB_COORDINATOR', unit });
  });
});
