import * as z from 'zod';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Texts that fit the formats and patterns of the contracts; the first that fits is taken. */
const TEXTS = [
  'Example',
  'b1b1b1b1b1b1b1b1b1b1b101',
  '2026-11-21T06:00:00.000Z',
  '2026-11-21',
  '10:00',
  'asha@example.edu',
  'https://example.edu/',
];

/**
 * A value that a schema accepts, always the same, with every optional field left out. Throws for a schema that it finds
 * no value for: its event then needs an example of its own among the fixtures.
 */
export function exampleOf(schema: z.ZodType): unknown {
  return schema.parse(exampleOfJson(z.toJSONSchema(schema, { io: 'input' })));
}

function exampleOfJson(schema: JsonSchema): unknown {
  const [alternative] = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? [];
  if (alternative) return exampleOfJson(alternative);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  switch (schema.type) {
    case 'object':
      return exampleOfObject(schema);
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => exampleOfJson(schema.items as JsonSchema));
    case 'integer':
    case 'number':
      return schema.minimum ?? 1;
    case 'boolean':
      return true;
    case 'string':
      return exampleOfText(schema);
    default:
      return null;
  }
}

function exampleOfObject({ properties = {}, required = [] }: JsonSchema): object {
  return Object.fromEntries(required.map((name) => [name, exampleOfJson(properties[name] as JsonSchema)]));
}

function exampleOfText({ pattern, format }: JsonSchema): string {
  const patterns = [pattern, format === 'uri' ? '^https:' : undefined].flatMap((each) => each ?? []);
  const text = TEXTS.find((candidate) => patterns.every((each) => new RegExp(each).test(candidate)));
  if (text === undefined) throw new Error(`No example text fits the pattern ${patterns.join(' and ')}`);
  return text;
}
