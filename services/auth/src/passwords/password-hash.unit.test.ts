import { setImmediate } from 'node:timers/promises';
import { hash } from '@node-rs/argon2';
import { defaultInstituteSettings } from '@portal/contracts';
import { createPasswordHashService } from './password-hash.service';
import { passwordFault } from './password.domain';

const institute = { name: 'Example Institute of Technology', emailDomain: 'example.edu' };
const owner = { name: 'Asha Nair', email: 'asha.n@example.edu' };
const check = (password: string, of = owner) =>
  passwordFault(password, { owner: of, institute, isCommon: () => false })?.message ?? null;
const cheap = { memoryKib: 64, passes: 1, concurrency: 2 };
const sprayAlarm = { isOn: () => false };
const service = (cost = cheap) => createPasswordHashService({ cost, settings: defaultInstituteSettings, sprayAlarm });

describe('a new password', () => {
  it.each([
    ['123456789', 'Please use at least 10 characters.'],
    ['x'.repeat(129), 'Please use at most 128 characters.'],
  ])('of the wrong length is refused', (password, message) => expect(check(password)).toBe(message));

  it.each([
    'my name is asha ok',
    'ASHA-nair-2026!!',
    'Nair4ever forever',
    'asha.n@example.edu',
    'I love Example.edu',
    'exampleinstitute',
  ])('must not hold the name, the address or the institute: %s', (password) =>
    expect(check(password)).toContain('without your name'),
  );

  it.each(['gulmohar rains 77', 'portal-demo-2026', 'correct horse battery', '          !', 'पासवर्ड लंबा है'])(
    'needs no special mix of characters: %s',
    (password) => expect(check(password)).toBeNull(),
  );

  it('may hold short names by chance', () => {
    expect(check('boxes of wood', { name: 'Bo Li', email: 'bo@example.edu' })).toBeNull();
  });

  it.each(['qwertyuiop', '1234567890', 'Password123', 'q1w2e3r4t5'])(
    'is refused when many people use it: %s',
    (password) => {
      const errors = [{ path: 'password', message: expect.stringContaining('too common') as string }];
      expect(() => service().refuseWeak(password, owner)).toThrow(
        expect.objectContaining({ code: 'REQUEST.INVALID', details: expect.objectContaining({ errors }) as object }),
      );
    },
  );
});

describe('a stored password', () => {
  it('is argon2id with the configured cost', async () => {
    const strong = createPasswordHashService({
      cost: { memoryKib: 19_456, passes: 2, concurrency: 1 },
      settings: defaultInstituteSettings,
      sprayAlarm,
    });
    expect(await strong.hash('gulmohar rains 77')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('matches the password and no other', async () => {
    const passwords = service();
    const stored = await passwords.hash('gulmohar rains 77');
    expect(await passwords.check(stored, 'gulmohar rains 77')).toBe('right');
    expect(await passwords.check(stored, 'gulmohar rains 78')).toBe('wrong');
  });

  it('never matches where there is none', async () => {
    expect(await service().check(null, 'a password nobody has')).toBe('wrong');
  });

  it('is looked for in the line of who asks, whether there is one or not', async () => {
    const passwords = service({ ...cheap, concurrency: 1 });
    const stored = await passwords.hash('gulmohar rains 77');
    await passwords.getDummyHash();
    const orderFor = async (of: string | null) => {
      // The queue notices the end of a hash after the caller that waits for it.
      await setImmediate();
      const order: string[] = [];
      const attempt = (name: string, key: string) =>
        passwords.check(of, name, { key, lane: 'ordinary' }).then(() => order.push(name));
      await Promise.all([
        attempt('first', 'a'),
        attempt('second of a', 'a'),
        attempt('third of a', 'a'),
        attempt('of b', 'b'),
      ]);
      return order;
    };
    const inTurn = ['first', 'second of a', 'of b', 'third of a'];
    expect(await orderFor(stored)).toEqual(inTurn);
    expect(await orderFor(null)).toEqual(inTurn);
  });

  it('is outdated when the cost has changed since', async () => {
    const stored = await service().hash('gulmohar rains 77');
    expect(await service().check(stored, 'gulmohar rains 77')).toBe('right');
    expect(await service({ ...cheap, passes: 2 }).check(stored, 'gulmohar rains 77')).toBe('outdated');
  });

  const [composed, decomposed, mixed] = [
    '\u1ebf tr\u00e0 n\u00f3ng',
    'e\u0302\u0301 tra\u0300 no\u0301ng',
    '\u00ea\u0301 tra\u0300 n\u00f3ng',
  ];

  it('is the same on every keyboard: composed letters, decomposed ones, some of both, and any kind of space', async () => {
    const passwords = service();
    for (const first of [composed, decomposed, mixed]) {
      const stored = await passwords.hash(first);
      for (const typed of [composed, decomposed, mixed, composed.replaceAll(' ', '\u00a0')]) {
        expect(await passwords.check(stored, typed)).toBe('right');
      }
      expect(await passwords.check(stored, 'e tra nong')).toBe('wrong');
    }
  });

  it.each([
    ['composed', composed, [decomposed, mixed]],
    ['decomposed', decomposed, [composed, mixed]],
    ['in part composed', mixed, []],
  ])('that an earlier build hashed as it was typed, %s, is right still, and outdated', async (_how, typed, others) => {
    const stored = await hash(typed, { algorithm: 2, memoryCost: 64, timeCost: 1, parallelism: 1 });
    const now = typed === composed ? 'right' : 'outdated';
    for (const again of [typed, ...others]) expect(await service().check(stored, again)).toBe(now);
  });
});
