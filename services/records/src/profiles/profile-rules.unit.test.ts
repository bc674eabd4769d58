import type { ProfileChanges } from '@portal/contracts';
import { refuseBadChanges, refuseBadOnboarding } from './profile-rules.domain';
import type { Details } from './profile.domain';

const rules = {
  settings: {
    programmes: ['B.Tech', 'PhD'],
    disciplines: ['Civil Engineering', 'Mathematics'],
    hostels: ['Gopad', 'Kanhar'],
    firstAdmissionYear: 2016,
  },
  today: '2026-11-20',
};
const UNLISTED = 'Please choose one of the given values.';
const YEARS = 'Admission year must be between 2016 and 2026';

const refusesWith = (...errors: [path: string, message: string][]) =>
  expect.objectContaining({
    code: 'REQUEST.INVALID',
    details: { errors: errors.map(([path, message]) => ({ path, message })) },
  });

describe('an onboarding form', () => {
  const form = { ID_No: '21CS001', mobile_no: '9876543210', add_year: 2021, Program: 'PhD', discipline: 'Mathematics' };
  const check =
    (changes: object = {}) =>
    () =>
      refuseBadOnboarding({ ...form, ...changes }, rules);

  it.each([2016, 2021, 2026])('names a year from the first admission to this one: %i', (add_year) => {
    expect(check({ add_year })).not.toThrow();
  });

  it.each([2015, 2027])('names no other year: %i', (add_year) => {
    expect(check({ add_year })).toThrow(refusesWith(['add_year', 'Invalid admission year']));
  });

  it('names a programme and a discipline that the institute has, and is told all that is wrong', () => {
    expect(check({ Program: 'Mathematics' })).toThrow(refusesWith(['Program', UNLISTED]));
    expect(check({ discipline: 'PhD' })).toThrow(refusesWith(['discipline', UNLISTED]));
    expect(check({ add_year: 1999, Program: '', discipline: '' })).toThrow(
      refusesWith(['add_year', 'Invalid admission year'], ['Program', UNLISTED], ['discipline', UNLISTED]),
    );
  });
});

describe('an edit of a profile', () => {
  const held = { batchYear: 2021, program: 'PhD', branch: 'Mathematics', hostel: 'Gopad' } as Details;
  const former = { batchYear: 2010, program: 'Diploma', branch: 'Mining', hostel: 'Old Block' } as Details;
  const check =
    (changes: ProfileChanges, of = held) =>
    () =>
      refuseBadChanges(changes, of, rules);
  const year = (batch_year: number) => ({ academic_info: { batch_year } });
  const born = (date_of_birth: string | null) => ({ personal_info: { date_of_birth } });

  it('may change nothing', () => {
    expect(check({})).not.toThrow();
    expect(check({ personal_info: {}, academic_info: {}, contact_info: {} })).not.toThrow();
  });

  it('names a year from the first admission to this one', () => {
    for (const valid of [2016, 2026]) expect(check(year(valid))).not.toThrow();
    for (const invalid of [2015, 2027]) {
      expect(check(year(invalid))).toThrow(refusesWith(['updatedDetails.academic_info.batch_year', YEARS]));
    }
  });

  it('names values that the institute has', () => {
    const offered = { academic_info: { program: 'B.Tech', branch: 'Civil Engineering' } };
    expect(check({ ...offered, contact_info: { hostel: 'Kanhar' } })).not.toThrow();
    expect(check({ academic_info: { program: 'Diploma' } })).toThrow(
      refusesWith(['updatedDetails.academic_info.program', UNLISTED]),
    );
    expect(check({ academic_info: { branch: 'Mining' } })).toThrow(
      refusesWith(['updatedDetails.academic_info.branch', UNLISTED]),
    );
    expect(check({ contact_info: { hostel: 'Old Block' } })).toThrow(
      refusesWith(['updatedDetails.contact_info.hostel', UNLISTED]),
    );
  });

  it('may name no hostel', () => {
    expect(check({ contact_info: { hostel: '' } })).not.toThrow();
  });

  it('may leave what the institute no longer offers', () => {
    const academic_info = { batch_year: 2010, program: 'Diploma', branch: 'Mining' };
    expect(check({ academic_info, contact_info: { hostel: 'Old Block' } }, former)).not.toThrow();
  });

  it('names a date of birth from a hundred to ten years ago, or none', () => {
    for (const valid of ['2016-11-20', '1926-11-20', null]) expect(check(born(valid))).not.toThrow();
    for (const invalid of ['2016-11-21', '1926-11-19']) {
      expect(check(born(invalid))).toThrow(
        refusesWith(['updatedDetails.personal_info.date_of_birth', 'Please check this date.']),
      );
    }
  });

  it('is told all that is wrong', () => {
    expect(check({ ...born('2026-11-20'), ...year(2027) })).toThrow(
      refusesWith(
        ['updatedDetails.personal_info.date_of_birth', 'Please check this date.'],
        ['updatedDetails.academic_info.batch_year', YEARS],
      ),
    );
  });
});
