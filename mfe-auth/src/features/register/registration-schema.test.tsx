import { registerBody } from '@portal/contracts';
import { registrationSchema } from './registration-schema';

const schema = registrationSchema('example.edu');
const good = { name: 'Asha Nair', ID: '12345', email: 'asha@example.edu', password: 'a few quiet words' };
type Field = keyof typeof good;

/** The first message of the form or the service about a field, or true. */
function messageOf(checkedBy: Pick<typeof schema | typeof registerBody, 'safeParse'>, field: Field, typed: string) {
  const checked = checkedBy.safeParse({ ...good, [field]: typed });
  return checked.success || checked.error.issues[0]?.message;
}

describe('the register form', () => {
  it.each<[Field, string]>([
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
    ['password', 'e\u0301'.repeat(9)],
    ['password', 'e\u0301'.repeat(128)],
  ])('gives for the %s "%s" the message of the service', (field, typed) => {
    expect(messageOf(schema, field, typed)).toBe(messageOf(registerBody, field, typed));
  });

  it('asks for an email address before it looks at its domain', () => {
    expect(messageOf(schema, 'email', '  ')).toBe('Please enter your email address.');
  });
});

describe('an address of the institute', () => {
  it.each(['asha@example.edu', ' Asha@EXAMPLE.edu '])('is %s', (address) => {
    expect(messageOf(schema, 'email', address)).toBe(true);
  });

  it.each(['asha@gmail.com', '@example.edu', 'asha@example.edu.org', 'asha@x@example.edu', 'asha'])(
    'is not "%s"',
    (address) => expect(messageOf(schema, 'email', address)).toBe('Please use an @example.edu email address.'),
  );
});
