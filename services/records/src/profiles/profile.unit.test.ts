import type { Details, Profile } from './profile.domain';
import {
  applyChanges,
  blankProfile,
  changedFields,
  isComplete,
  pictureAddress,
  presentProfile,
  profileChanged,
  withDetails,
  withPhoto,
} from './profile.domain';

const userId = 'a'.repeat(24);
const details: Details = {
  studentId: '21CS001',
  name: 'Asha',
  phone: '9876543210',
  gender: 'Female',
  dateOfBirth: '2003-05-17',
  batchYear: 2021,
  program: 'B.Tech',
  branch: 'Civil Engineering',
  currentYear: '3rd',
  cgpa: 8.5,
  hostel: 'Gopad',
  roomNumber: '12',
  github: 'https://github.com/asha',
  linkedin: 'https://linkedin.com/in/asha',
  officeContact: 'nothing',
  completedAt: new Date('2026-11-20T10:00:00Z'),
};
const blank = blankProfile(userId);
const profile: Profile & { details: Details } = { userId, version: 4, pictureVersion: 2, photo: null, details };
const pictured = { ...profile, photo: 'k1' };

describe('a profile', () => {
  it('is blank at first, and complete once it has details', () => {
    expect(blank).toEqual({ userId, version: 0, pictureVersion: 0, photo: null, details: null });
    expect([null, blank, profile].map(isComplete)).toEqual([false, false, true]);
  });

  it('has a picture whose address names its version', () => {
    expect(pictureAddress(userId, profile)).toBe(`/profile/picture/${userId}?v=2`);
    expect(pictureAddress(userId, null)).toBe(`/profile/picture/${userId}?v=0`);
  });
});

describe('the fields that differ', () => {
  it('are all details at first, and the photo when there is one', () => {
    expect(changedFields(null, profile)).toEqual(Object.keys(details));
    expect(changedFields(blank, { ...blank, photo: 'k1' })).toEqual(['photo']);
    expect(changedFields(null, { ...blank, photo: 'k1' })).toEqual(['photo']);
    expect(changedFields(null, blank)).toEqual([]);
  });

  it('are those with another value', () => {
    expect(changedFields(profile, { ...profile, details: { ...details, cgpa: 9, phone: '1' } })).toEqual([
      'phone',
      'cgpa',
    ]);
    expect(changedFields(profile, { ...pictured, details: { ...details } })).toEqual(['photo']);
    expect(changedFields(pictured, profile)).toEqual(['photo']);
    expect(changedFields(pictured, pictured)).toEqual([]);
  });
});

describe('a profile with other details', () => {
  it('has another version, and another drawn picture only for another name', () => {
    expect(withDetails(profile, { ...details, phone: '1' })).toEqual({
      ...profile,
      details: { ...details, phone: '1' },
      version: 5,
    });
    expect(withDetails(profile, { ...details, name: 'Bela' })).toMatchObject({ version: 5, pictureVersion: 3 });
    expect(withDetails(pictured, { ...details, name: 'Bela' })).toMatchObject({ version: 5, pictureVersion: 2 });
  });

  it('is the same when nothing differs', () => {
    expect(withDetails(profile, { ...details })).toEqual(profile);
  });

  it('gets its first picture with its first name', () => {
    expect(withDetails(blank, details)).toEqual({ ...profile, version: 1, pictureVersion: 1 });
  });
});

describe('a profile with another photo', () => {
  it('has another picture, and another version once it is complete', () => {
    expect(withPhoto(profile, 'k1')).toEqual({ ...profile, photo: 'k1', version: 5, pictureVersion: 3 });
    expect(withPhoto(pictured, null)).toEqual({ ...profile, version: 5, pictureVersion: 3 });
    expect(withPhoto(blank, 'k1')).toEqual({ ...blank, photo: 'k1', version: 0, pictureVersion: 1 });
  });
});

describe('an edit', () => {
  it('changes only what was sent', () => {
    expect(applyChanges(details, {})).toEqual(details);
    expect(applyChanges(details, { contact_info: { socialLinks: {} } })).toEqual(details);
    expect(applyChanges(details, { personal_info: { phone: '1' } })).toEqual({ ...details, phone: '1' });
    expect(applyChanges(details, { academic_info: { cgpa: null } })).toEqual({ ...details, cgpa: null });
    expect(applyChanges(details, { contact_info: { hostel: '' } })).toEqual({ ...details, hostel: '' });
  });

  it('may change everything but the student ID and the time of completion', () => {
    const changes = {
      personal_info: { name: 'Bela', phone: '1', gender: 'Other' as const, date_of_birth: '2004-01-01' },
      academic_info: { batch_year: 2022, program: 'PhD', branch: 'Mathematics', current_year: '1st' as const, cgpa: 9 },
      contact_info: {
        hostel: 'Kanhar',
        room_number: '7',
        office_contact: 'email' as const,
        socialLinks: { github: '', linkedin: '' },
      },
    };
    expect(applyChanges(details, changes)).toEqual({
      studentId: '21CS001',
      name: 'Bela',
      phone: '1',
      gender: 'Other',
      dateOfBirth: '2004-01-01',
      batchYear: 2022,
      program: 'PhD',
      branch: 'Mathematics',
      currentYear: '1st',
      cgpa: 9,
      hostel: 'Kanhar',
      roomNumber: '7',
      github: '',
      linkedin: '',
      officeContact: 'email',
      completedAt: details.completedAt,
    });
  });
});

describe('what is published of a profile', () => {
  const published = {
    version: 4,
    userId,
    name: 'Asha',
    studentId: '21CS001',
    onboarded: true,
    profilePic: `/profile/picture/${userId}?v=2`,
    officeContact: 'nothing',
  };

  it('is name, student ID and picture, and the names of changed fields', () => {
    expect(profileChanged(profile)).toStrictEqual(published);
    expect(profileChanged(profile, ['phone'])).toStrictEqual({ ...published, changed: ['phone'] });
  });

  it.each([
    ['nothing', undefined],
    ['email', undefined],
    ['email-and-phone', '9876543210'],
  ] as const)('has, of the contact of somebody who shares %s in office, the phone %s', (officeContact, phone) => {
    const shared = profileChanged({ ...profile, details: { ...details, officeContact } });
    expect([shared.officeContact, shared.phone]).toEqual([officeContact, phone]);
  });
});

describe('a profile as it is shown', () => {
  const person = {
    id: userId,
    version: 1,
    username: 'asha@example.edu',
    studentId: '21CS009',
    name: 'Asha R.',
    role: 'STUDENT' as const,
  };
  const shown = {
    _id: userId,
    user_id: '21CS001',
    username: 'asha@example.edu',
    role: 'STUDENT',
    onboardingComplete: true,
    personal_info: {
      name: 'Asha',
      email: 'asha@example.edu',
      gender: 'Female',
      profilePic: `/profile/picture/${userId}?v=2`,
      hasPhoto: true,
    },
    academic_info: {
      batch_year: 2021,
      program: 'B.Tech',
      branch: 'Civil Engineering',
      current_year: '3rd',
      cgpa: 8.5,
    },
    contact_info: {
      hostel: 'Gopad',
      socialLinks: { github: 'https://github.com/asha', linkedin: 'https://linkedin.com/in/asha' },
    },
  };

  it('to an officer is without phone, date of birth and room', () => {
    expect(presentProfile(person, pictured, 'officer')).toStrictEqual(shown);
  });

  it('to its owner is complete', () => {
    expect(presentProfile(person, profile, 'owner')).toStrictEqual({
      ...shown,
      personal_info: { ...shown.personal_info, hasPhoto: false, phone: '9876543210', date_of_birth: '2003-05-17' },
      contact_info: { ...shown.contact_info, room_number: '12', office_contact: 'nothing' },
    });
  });

  it.each([null, { ...blank, pictureVersion: 0 }])('is what the account says before onboarding', (before) => {
    expect(presentProfile(person, before, 'owner')).toStrictEqual({
      _id: userId,
      user_id: '21CS009',
      username: 'asha@example.edu',
      role: 'STUDENT',
      onboardingComplete: false,
      personal_info: {
        name: 'Asha R.',
        email: 'asha@example.edu',
        gender: null,
        profilePic: `/profile/picture/${userId}?v=0`,
        hasPhoto: false,
        phone: null,
        date_of_birth: null,
      },
      academic_info: { batch_year: null, program: null, branch: null, current_year: null, cgpa: null },
      contact_info: {
        hostel: '',
        socialLinks: { github: '', linkedin: '' },
        room_number: '',
        office_contact: 'nothing',
      },
    });
  });
});
