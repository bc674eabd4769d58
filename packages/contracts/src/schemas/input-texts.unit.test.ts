import * as z from 'zod';
import { callTable } from '../calls';
import { isInternal } from '../permissions';
import { toLine, toText } from '../plain-text';

const CONTROLS = ['\u0000', '\u0007', '\u001B', '\u007F', '\u009F'];
const DIRECTIONS = ['\u202A', '\u202D', '\u202E', '\u2066', '\u2069'];
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

  it('keeps the letters of every script, and signs made of several characters', () => {
    const text = 'नमस्ते क्‍ष مرحبا 👩‍🎓';
    expect([toLine(text), toText(text)]).toEqual([text, text]);
  });
});
