import type { PasswordOwner } from './password.domain';
import { passwordFault } from './password.domain';

const institute = { name: 'National Institute of Ore and Mineral Science', emailDomain: 'mines.example.edu' };
const asha = { name: 'Asha Rao 2026', email: 'arao77.leo@mines.example.edu' };
const PERSONAL = 'Please choose a password without your name, your email address or the name of the institute.';
const COMMON = 'This password is too common. Please choose another one.';

interface Case {
  owner?: PasswordOwner;
  common?: string[];
}

const faultOf = (password: string, { owner = asha, common = [] }: Case = {}) =>
  passwordFault(password, { owner, institute, isCommon: (text) => common.includes(text) });
const messageOf = (password: string, of?: Case) => faultOf(password, of)?.message;

describe('the length of a password', () => {
  it('is ten to 128 characters', () => {
    expect(faultOf('x'.repeat(9))).toEqual({ path: 'password', message: 'Please use at least 10 characters.' });
    expect(faultOf('x'.repeat(10))).toBeNull();
    expect(faultOf('x'.repeat(128))).toBeNull();
    expect(faultOf('x'.repeat(129))).toEqual({ path: 'password', message: 'Please use at most 128 characters.' });
  });

  it('is that of its composed letters, on whatever keyboard it was typed', () => {
    expect(messageOf('e\u0301'.repeat(9))).toBe('Please use at least 10 characters.');
    expect(faultOf('e\u0301'.repeat(128))).toBeNull();
  });
});

describe('a common password', () => {
  it('is found in capitals and in wide letters', () => {
    const common = ['monkeymonkey'];
    expect(faultOf('monkeymonkey', { common })).toEqual({ path: 'password', message: COMMON });
    expect(messageOf('MonkeyMONKEY', { common })).toBe(COMMON);
    expect(messageOf('ｍonkeymonkey', { common })).toBe(COMMON);
    expect(faultOf('monkey monkey', { common })).toBeNull();
  });
});

describe('a password with something personal', () => {
  it.each([
    ['a word of the name', 'gulmohar ASHA rain'],
    ['the same in wide letters', 'gulmohar ａｓｈａ rain'],
    ['a word with other characters between', 'gulmohar a.s-h a rain'],
    ['a word of the address', 'gulmohar arao rains'],
    ['the whole address before its domain', 'gulmohar ARAO-77-leo'],
    ['the domain of the address', 'minesexampleedu!!'],
    ['the first part of that domain', 'gulmohar mines'],
    ['a word of the institute', 'gulmohar Mineral'],
    ['the whole name of the institute', 'nationalinstituteoforeandmineralscience'],
  ])('is refused: %s', (_what, password) => {
    expect(faultOf(password)).toEqual({ path: 'password', message: PERSONAL });
  });

  it.each([
    ['a word of three letters of the name or the address', 'gulmohar rao leo'],
    ['a number of the name or the address', 'gulmohar 2026 77'],
    ['a word of four letters of the institute', 'gulmohar ore and sun'],
    ['words that many institutes have in their name', 'national science institute'],
  ])('is accepted: %s', (_what, password) => {
    expect(faultOf(password)).toBeNull();
  });

  it.each(['institute', 'university', 'college', 'school', 'technology', 'science', 'national'])(
    'is none for the word %s of the institute',
    (word) => {
      const named = { name: `${word} of Minerals`, emailDomain: 'mines.example.edu' };
      expect(passwordFault(`gulmohar ${word}`, { owner: asha, institute: named, isCommon: () => false })).toBeNull();
    },
  );

  it('is refused for a whole name of three letters, and not for one of two', () => {
    expect(messageOf('gulmohar r.o.y rain', { owner: { ...asha, name: 'Roy' } })).toBe(PERSONAL);
    expect(faultOf('gulmohar bo rain', { owner: { name: 'Bo', email: 'bo@mines.example.edu' } })).toBeNull();
  });

  it('is none for a name without a letter', () => {
    expect(faultOf('gulmohar rains', { owner: { ...asha, name: '—!' } })).toBeNull();
  });

  it('is refused for an address that is a number', () => {
    const owner = { ...asha, email: '12240010@mines.example.edu' };
    expect(messageOf('gulmohar 12240010', { owner })).toBe(PERSONAL);
    expect(faultOf('gulmohar 1224001', { owner })).toBeNull();
  });

  it.each(['gulmohar mines', 'gulmohar 24680'])(
    'is refused for five letters or digits of the institute: %s',
    (text) => {
      const named = { name: 'School of Mines 24680', emailDomain: 'example.edu' };
      const fault = passwordFault(text, { owner: asha, institute: named, isCommon: () => false });
      expect(fault?.message).toBe(PERSONAL);
    },
  );
});
