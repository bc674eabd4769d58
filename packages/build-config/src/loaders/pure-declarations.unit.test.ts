type Loader = (this: { resourcePath: string }, source: string) => string;

const file = new URL('./pure-declarations.mjs', import.meta.url).href;
const { default: pureDeclarations } = (await import(file)) as { default: Loader };

const mark = (source: string) => pureDeclarations.call({ resourcePath: 'schemas.ts' }, source);

describe('a schema that nobody uses', () => {
  it('can be left out, because its computation is marked as pure', () => {
    expect(mark('export const role = z.enum(ROLES).optional();')).toBe(
      'export const role = /*#__PURE__*/ (() => (z.enum(ROLES).optional()))();',
    );
    expect(mark('const all = { ...who(everyone) };')).toBe(
      'const all = /*#__PURE__*/ (() => ({ ...who(everyone) }))();',
    );
  });

  it('leaves plain values and functions as they are', () => {
    const plain =
      "export const ROLES = ['STUDENT'] as const;\nexport const line = (text: string) => z.string().min(1, text);";
    expect(mark(plain)).toBe(plain);
  });
});
