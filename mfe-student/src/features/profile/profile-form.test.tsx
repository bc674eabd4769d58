import { profileChanges, type Profile } from '@portal/contracts';
import {
  changedFields,
  changesOf,
  fieldOfPath,
  formOf,
  profileSchema,
  type ProfileField,
  type ProfileForm,
} from './profile-form';

const profile: Profile = {
  _id: '65a000000000000000000001',
  user_id: '12240010',
  username: 'asha@example.edu',
  role: 'STUDENT',
  onboardingComplete: true,
  personal_info: {
    name: 'Asha Nair',
    email: 'asha@example.edu',
    phone: '9826044170',
    gender: 'Female',
    date_of_birth: '2006-03-14',
    profilePic: '/profile/picture/65a000000000000000000001?v=1',
  },
  academic_info: { batch_year: 2024, program: 'B.Tech', branch: 'Physics', current_year: '3rd', cgpa: 8.74 },
  contact_info: { hostel: 'Indravati', room_number: 'B-208', socialLinks: { github: '', linkedin: '' } },
};
const saved = formOf(profile);
const schema = profileSchema(saved, { firstAdmissionYear: 2016 }, 2026);
const sent = (typed: Partial<ProfileForm>) => changesOf(schema.parse({ ...saved, ...typed }), saved);

describe('a changed profile', () => {
  it.each<[ProfileField, string, string | true]>([
    ['name', ' ', 'Please enter your name.'],
    ['name', 'a'.repeat(101), 'Please use at most 100 characters.'],
    ['phone', '98260 44170', true],
    ['phone', '', 'Mobile number must be 10 digits'],
    ['phone', '982604417', 'Mobile number must be 10 digits'],
    ['phone', '+919826044170', 'Mobile number must be 10 digits'],
    ['batch_year', '2016', true],
    ['batch_year', '2026', true],
    ['batch_year', '2015', 'Admission year must be between 2016 and 2026'],
    ['batch_year', '2027', 'Admission year must be between 2016 and 2026'],
    ['batch_year', '', 'Admission year must be between 2016 and 2026'],
    ['cgpa', '', true],
    ['cgpa', '0', true],
    ['cgpa', '10', true],
    ['cgpa', '8.74', true],
    ['cgpa', '10.01', 'CGPA must be between 0 and 10'],
    ['cgpa', '-1', 'CGPA must be between 0 and 10'],
    ['cgpa', 'good', 'CGPA must be between 0 and 10'],
    ['cgpa', '8.745', 'CGPA can have at most two decimal places'],
    ['room_number', 'a'.repeat(21), 'Please use at most 20 characters.'],
    ['github', '', true],
    ['github', 'https://github.com/asha-n', true],
    ['github', 'https://www.github.com/asha-n', true],
    ['github', 'asha-n', 'Invalid GitHub URL'],
    ['github', 'https://github.com.evil.example/asha', 'Invalid GitHub URL'],
    ['github', 'javascript:alert(1)', 'Invalid GitHub URL'],
    ['linkedin', 'https://www.linkedin.com/in/asha', true],
    ['linkedin', 'https://in.linkedin.com/in/asha', true],
    ['linkedin', 'https://example.com/in/asha', 'Invalid LinkedIn URL'],
  ])('gives for %s "%s" the answer %s, as the contract does', (field, value, answer) => {
    const values = { ...saved, [field]: value };
    const checked = schema.safeParse(values);
    expect(checked.success || checked.error.issues[0]?.message).toBe(answer);
    const isTaken = profileChanges.safeParse(changesOf(values, saved)).success;
    if (field !== 'batch_year') expect(isTaken).toBe(answer === true);
  });

  it('is not refused for a value that is saved already', () => {
    const old = { ...saved, cgpa: '8.745' };
    expect(profileSchema(old, { firstAdmissionYear: 2025 }, 2026).safeParse(old).success).toBe(true);
  });

  it('sends only what changed', () => {
    expect(sent({})).toEqual({});
    expect(sent({ name: ' Asha Nair ' })).toEqual({});
    expect(sent({ room_number: 'B-214', github: 'https://github.com/asha-nair ' })).toEqual({
      contact_info: { room_number: 'B-214', socialLinks: { github: 'https://github.com/asha-nair' } },
    });
    expect(sent({ phone: '98260 44171', batch_year: '2023', cgpa: '9.1' })).toEqual({
      personal_info: { phone: '9826044171' },
      academic_info: { batch_year: 2023, cgpa: 9.1 },
    });
  });

  it('clears optional fields', () => {
    const changes = sent({ gender: '', date_of_birth: '', current_year: '', cgpa: '', hostel: '', room_number: '' });
    expect(changes).toEqual({
      personal_info: { gender: null, date_of_birth: null },
      academic_info: { current_year: null, cgpa: null },
      contact_info: { hostel: '', room_number: '' },
    });
    expect(profileChanges.safeParse(changes).success).toBe(true);
  });

  it('names its changes in the order of the form', () => {
    expect(changedFields({ ...saved, github: 'x', name: 'A' }, saved)).toEqual(['name', 'github']);
  });

  it('finds the field of a server error by its path', () => {
    expect(fieldOfPath['updatedDetails.contact_info.socialLinks.github']).toBe('github');
  });

  it('begins with empty fields where nothing is saved', () => {
    const nothing = formOf({
      ...profile,
      personal_info: { name: 'A', email: 'a@example.edu', gender: null, profilePic: '' },
      academic_info: { batch_year: null, program: null, branch: null, current_year: null, cgpa: null },
      contact_info: { hostel: '', socialLinks: { github: '', linkedin: '' } },
    });
    expect(Object.values(nothing).filter(Boolean)).toEqual(['A']);
  });
});
