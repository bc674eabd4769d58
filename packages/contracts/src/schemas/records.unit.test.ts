import { onboardingBody, profileChanges } from './records';

const problemsOf = (schema: typeof onboardingBody | typeof profileChanges, value: object) =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('the onboarding form', () => {
  const form = {
    ID_No: '12240010',
    mobile_no: '9876543210',
    add_year: 2024,
    Program: 'B.Tech',
    discipline: 'Mathematics',
  };

  it('says all that is wrong at once, in the specification’s words', () => {
    const empty = { ID_No: '', mobile_no: '98765', add_year: '', Program: '', discipline: ' ' };
    expect(problemsOf(onboardingBody, empty)).toEqual([
      ['ID_No', 'ID Number is required'],
      ['mobile_no', 'Mobile number must be 10 digits'],
      ['add_year', 'Invalid admission year'],
      ['Program', 'Program is required'],
      ['discipline', 'Discipline is required'],
    ]);
  });

  it('takes numbers as numbers or as their digits', () => {
    const digits = { ID_No: 12240010, mobile_no: 9876543210, add_year: '2024' };
    expect(onboardingBody.parse({ ...form, ...digits })).toEqual(form);
    expect(problemsOf(onboardingBody, { ...form, ID_No: '21CS' })).toEqual([
      ['ID_No', 'Please enter your student ID in digits.'],
    ]);
  });
});

describe('an edit of a profile', () => {
  it('says all that is wrong at once, in the specification’s words', () => {
    const changes = {
      personal_info: { name: ' ', phone: '12' },
      academic_info: { cgpa: 10.5 },
      contact_info: { socialLinks: { github: 'https://evil.example', linkedin: 'javascript:alert(1)' } },
    };
    expect(problemsOf(profileChanges, changes)).toEqual([
      ['personal_info.name', 'Please enter your name.'],
      ['personal_info.phone', 'Mobile number must be 10 digits'],
      ['academic_info.cgpa', 'CGPA must be between 0 and 10'],
      ['contact_info.socialLinks.github', 'Invalid GitHub URL'],
      ['contact_info.socialLinks.linkedin', 'Invalid LinkedIn URL'],
    ]);
  });

  it('takes a CGPA in steps of 0.01, and the addresses of both sites', () => {
    const isTaken = (cgpa: number) => profileChanges.safeParse({ academic_info: { cgpa } }).success;
    expect([0, 7.25, 10].filter((cgpa) => !isTaken(cgpa))).toEqual([]);
    expect([-0.01, 8.123, 10.01].filter(isTaken)).toEqual([]);
    const socialLinks = { github: 'https://github.com/asha', linkedin: 'https://in.linkedin.com/in/asha' };
    expect(profileChanges.safeParse({ contact_info: { socialLinks } }).success).toBe(true);
    expect(profileChanges.safeParse({ contact_info: { socialLinks: { github: '', linkedin: '' } } }).success).toBe(
      true,
    );
  });
});
