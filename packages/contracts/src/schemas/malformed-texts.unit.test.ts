import * as z from 'zod';
import { callTable } from '../calls';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** An input with all its fields, each text of which has a form that nothing asks for; no two are the same. */
function malformedInput(schema: z.ZodType): unknown {
  let texts = 0;
  function inputOf(json: JsonSchema): unknown {
    const [alternative] = json.anyOf ?? json.oneOf ?? json.allOf ?? [];
    if (alternative) return inputOf(alternative);
    if (json.type === 'array') return [inputOf(json.items as JsonSchema)];
    if (json.type === 'number' || json.type === 'integer') return 1;
    if (json.type !== 'object') return 'x'.repeat((texts += 1));
    const fields = Object.entries(json.properties ?? {});
    return Object.fromEntries(fields.map(([name, field]) => [name, inputOf(field as JsonSchema)]));
  }
  return inputOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
}

const parts = callTable.flatMap(({ name, params, query, body }) =>
  Object.entries({ params, query, body }).map(([part, schema]) => [`${name}.${part}`, schema] as const),
);

describe('texts of another form than they should have', () => {
  it('are refused and break no rule that compares several fields', () => {
    const thrown = parts.flatMap(([at, schema]) => (throwsAt(schema, malformedInput(schema)) ? [at] : []));
    expect(thrown).toEqual([]);
  });
});

function throwsAt(schema: z.ZodType, input: unknown): boolean {
  try {
    schema.safeParse(input);
    return false;
  } catch {
    return true;
  }
}
