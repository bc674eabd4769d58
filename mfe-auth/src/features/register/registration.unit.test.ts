import { registerBody } from '@portal/contracts';
import { isInstituteAddress, rulesOf, type Registration } from './registration';

const good: Registration = {
  name: 'Asha Nair',
  ID: '12345',
  email: 'asha@example.edu',
  password: 'a few quiet words',
};

/** What the service says about a field: its message, or true. */
function serviceOn(field: keyof Registration, typed: string): string | true {
  const checked = registerBody.safeParse({ ...good, [field]: typed });
  return checked.success || (checked.error.issues[0]?.message ?? '');
}

describe('the register form', () => {
  it.each<[keyof Registration, string]>([
    ['name', ' Asha Nair '],
    ['name', ''],
    ['name', '   '],
    ['name', 'a'.repeat(101)],
    ['ID', ' 12345 '],
    ['ID', ''],
    ['ID', '123'],
    ['ID', '1234567890123'],
    ['ID', '12a45'],
    ['password', 'nine char'],
    ['password', 'ten chars!'],
    ['password', 'a'.repeat(128)],
    ['password', 'a'.repeat(129)],
  ])('says of the %s "%s" what the service would say', (field, typed) => {
    expect(rulesOf(field).validate(typed)).toBe(serviceOn(field, typed));
  });

  it('asks for an email address before it looks at its domain', () => {
    expect(rulesOf('email').validate('  ')).toBe('Please enter your email address.');
  });
});

describe('an address of the institute', () => {
  it.each(['asha@example.edu', ' Asha@EXAMPLE.edu '])('is %s', (address) => {
    expect(isInstituteAddress(address, 'example.edu')).toBe(true);
  });

  it.each(['asha@gmail.com', '@example.edu', 'asha@example.edu.org', 'asha@x@example.edu', 'asha', ''])(
    'is not "%s"',
    (address) => expect(isInstituteAddress(address, 'example.edu')).toBe(false),
  );
});
