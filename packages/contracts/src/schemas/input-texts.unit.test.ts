import * as z from 'zod';
import { callTable } from '../calls';
import { isInternal } from '../permissions';
import { toLine, toText } from '../plain-text';

const CONTROLS = ['\u0000', '\u0007', '\u001B', '\u007F', '\u009F'];
const DIRECTIONS = ['\u202A', '\u202D', '\u202E', '\u2066', '\u2069'];
/** What Unicode lets programs ignore, fillers, tags, the blank of Braille, and half of a character. */
const INVISIBLE = [
  ...Array.from(
    '\u00AD\u034F\u061C\u115F\u1160\u17B4\u180B\u180E\u200B\u200E\u2060\u2064\u2800\u3164\uFE0F\uFEFF\uFFA0\uFFFA',
  ),
  ...Array.from('\u{1D173}\u{E0001}\u{E0041}\u{E0101}'),
  '\u200C',
  '\u200D',
  '\uD800',
];
/** They stay where they shape what is before them. */
const SHAPING = ['\u200C', '\u200D', '\u180B', '\uFE0F', '\u{E0101}'];
const BREAKS = ['\n', '\r\n', '\r', '\t', '\u000B', '\u0085', '\u2028', '\u2029'];

/** Texts that fit the formats of the contracts. */
const TEXTS = [
  'Example',
  '12240010',
  'b1b1b1b1b1b1b1b1b1b1b101',
  '2026-11-21',
  '2026-11-21T06:00:00.000Z',
  '10:00',
  'asha@example.edu',
  'https://example.edu/page',
  'https://github.com/asha',
  'https://www.linkedin.com/in/asha',
];

/** Fields of several lines. */
const MULTILINE = ['description', 'comments', 'actions_taken', 'reason', 'feedback', 'text'];
/** Only hashed and compared, never stored, shown or searched for. */
const UNSEEN = ['password', 'current'];
const UNSEEN_PARAMS = ['verifyResetLink.params', 'resetPassword.params'];

interface Field {
  /** `call.part.name` */
  at: string;
  name: string;
  schema: z.ZodType;
}

function fieldsOf(schema: z.ZodType, at: string, name = ''): Field[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return fieldsOf(schema.unwrap() as z.ZodType, at, name);
  }
  if (schema instanceof z.ZodArray) return fieldsOf(schema.element as z.ZodType, at, name);
  if (schema instanceof z.ZodObject) {
    const shape = Object.entries(schema.shape as Record<string, z.ZodType>);
    return shape.flatMap(([key, field]) => fieldsOf(field, `${at}.${key}`, key));
  }
  return [{ at, name, schema }];
}

const inputs = callTable
  .filter((call) => call.built && !isInternal(call))
  .flatMap(({ name, params, query, body }) => [
    ...fieldsOf(params, `${name}.params`),
    ...fieldsOf(query, `${name}.query`),
    ...fieldsOf(body, `${name}.body`),
  ])
  .filter(({ at, name }) => !UNSEEN.includes(name) && !UNSEEN_PARAMS.some((part) => at.startsWith(part)));

const pointsOf = (text: string) => Array.from(text, (each) => `U+${each.codePointAt(0)?.toString(16)}`).join(' ');

const spoiled = (text: string, by: string) => {
  const middle = Math.floor(text.length / 2);
  return [`${by}${text}`, `${text.slice(0, middle)}${by}${text.slice(middle)}`, `${text}${by}`];
};

/** Whether a field accepts a text with one of these in it, and leaves it there. */
function keeps({ schema }: Field, characters: readonly string[]): boolean {
  return characters.some((character) =>
    TEXTS.flatMap((text) => spoiled(text, character)).some((text) => {
      const { success, data } = schema.safeParse(text);
      return success && typeof data === 'string' && data.includes(character);
    }),
  );
}

describe('a text that somebody sends', () => {
  it('is found in every call that takes one', () => {
    const taking = inputs.filter(({ schema }) => TEXTS.some((text) => schema.safeParse(text).success));
    expect(taking.length).toBeGreaterThan(100);
  });

  it('holds no control character and no change of the writing direction', () => {
    const faulty = inputs.filter((field) => keeps(field, [...CONTROLS, ...DIRECTIONS]));
    expect(faulty.map(({ at }) => at)).toEqual([]);
  });

  it('holds nothing that nobody can see', () => {
    const faulty = inputs.filter((field) =>
      keeps(
        field,
        INVISIBLE.filter((character) => !SHAPING.includes(character)),
      ),
    );
    expect(faulty.map(({ at }) => at)).toEqual([]);
  });

  it.each([...INVISIBLE, INVISIBLE.join(''), '\u200B \u3000\uFEFF'].map((text) => [pointsOf(text), text]))(
    'is no text when it has nothing but %s, so that a field which requires one refuses it',
    (_name, text) => {
      const faulty = inputs.filter(({ schema }) => {
        const { success, data } = schema.safeParse(text);
        return success && data !== schema.safeParse('').data;
      });
      expect(faulty.map(({ at }) => at)).toEqual([]);
    },
  );

  it('is one line, unless its field is for several', () => {
    const faulty = inputs.filter((field) => !MULTILINE.includes(field.name) && keeps(field, BREAKS));
    expect(faulty.map(({ at }) => at)).toEqual([]);
  });
});

describe('plain text', () => {
  it('of one line has a space where there was a break', () => {
    expect(toLine('Rock\r\n\tand\u2028roll\u0000\u202E!')).toBe('Rock and roll!');
  });

  it('of several lines keeps its breaks and tabs', () => {
    expect(toText('One\r\nTwo\rThree\u2029\tFour\u0000\u2066!')).toBe('One\nTwo\nThree\n\tFour!');
  });

  it.each([
    ['words of every script', 'नमस्ते क्\u200Dष മലയാളത്തില്\u200D مرحبا می\u200Cخواهم'],
    ['emoji made of several', '👩\u200D🎓 👨🏽\u200D💻 🏴\u200D☠️ ❤️\u200D🔥 3️⃣'],
    ['variants of letters', '\u845B\u{E0101} \u182D\u180B'],
  ])('keeps %s as they are drawn', (_what, text) => {
    expect([toLine(text), toText(text)]).toEqual([text, text]);
  });

  it.each([
    ['a joiner that joins nothing', '\u200DAsha \u200C Rao', 'Asha  Rao'],
    ['a second joiner', 'क्\u200D\u200Dष', 'क्\u200Dष'],
    ['a joiner behind a filler', 'A\u3164\u200D', 'A'],
    ['a variant of a letter that has none', 'A\uFE0F', 'A'],
    ['a soft hyphen', 'over\u00ADview', 'overview'],
  ])('drops %s', (_what, given, text) => expect(toLine(given)).toBe(text));

  it('has composed letters', () =>
    expect([toLine('Cafe\u0301'), toText('Cafe\u200B\u0301')]).toEqual(['Café', 'Café']));

  it('is plain text already, whatever comes after what', () => {
    const characters = [...INVISIBLE, '\n', '\u000B', '\u202E', ...Array.from('aé\u0301क्葛\u182D👩3 ')];
    const texts = characters.flatMap((one) =>
      characters.flatMap((two) => characters.map((three) => one + two + three)),
    );
    const changing = texts.filter((text) =>
      [toLine, toText].some((plain) => plain(plain(`${text}b`)) !== plain(`${text}b`)),
    );
    expect(changing.map(pointsOf)).toEqual([]);
  });
});
