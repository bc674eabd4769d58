import { defaultInstituteSettings, onboardingBody as contract } from '@portal/contracts';
import { onboardingBody, onboardingSchema, valuesOf, type Onboarding } from './onboarding-schema';

const schema = onboardingSchema(defaultInstituteSettings, 2026);
const typed: Onboarding = {
  ID_No: ' 12260084 ',
  mobile_no: '98260 44170',
  add_year: ' 2026 ',
  Program: 'B.Tech',
  discipline: 'Physics',
};
const person = {
  _id: '65a000000000000000000001',
  username: 'naveen@example.edu',
  role: 'STUDENT',
  onboardingComplete: false,
  personal_info: { name: 'Naveen Rao' },
} as const;

describe('the onboarding form', () => {
  it.each<[keyof Onboarding, string, string | true]>([
    ['ID_No', '12260084', true],
    ['ID_No', ' ', 'ID Number is required'],
    ['ID_No', 'A1', 'Please enter your student ID in digits.'],
    ['mobile_no', '9826044170', true],
    ['mobile_no', '98260 44170', true],
    ['mobile_no', '', 'Mobile number must be 10 digits'],
    ['mobile_no', '98260 4417', 'Mobile number must be 10 digits'],
    ['mobile_no', '+919826044170', 'Mobile number must be 10 digits'],
    ['add_year', '2016', true],
    ['add_year', '2026', true],
    ['add_year', '', 'Invalid admission year'],
    ['add_year', '2015', 'Invalid admission year'],
    ['add_year', '2027', 'Invalid admission year'],
    ['add_year', 'soon', 'Invalid admission year'],
    ['Program', '', 'Program is required'],
    ['Program', 'B.Tech', true],
    ['discipline', '', 'Discipline is required'],
    ['discipline', 'Physics', true],
  ])('answers for %s "%s": %s', (field, value, answer) => {
    const checked = schema.safeParse({ ...typed, [field]: value });
    expect(checked.success || checked.error.issues[0]?.message).toBe(answer);
  });

  it('sends a body that the contract accepts, with name and address of the account', () => {
    const body = onboardingBody(schema.parse(typed), person);
    expect(body).toEqual({
      name: 'Naveen Rao',
      email: 'naveen@example.edu',
      ID_No: '12260084',
      mobile_no: '9826044170',
      add_year: 2026,
      Program: 'B.Tech',
      discipline: 'Physics',
    });
    expect(contract.safeParse(body).success).toBe(true);
  });

  it('is empty when nothing is known of the person', () => {
    expect(new Set(Object.values(valuesOf(undefined)))).toEqual(new Set(['']));
  });
});
