import { inspectCustomProperties } from './custom-properties';

const module = (text: string) => [{ path: 'row.module.css', text }];
const inspect = (text: string, others: { css?: string; script?: string } = {}) =>
  inspectCustomProperties(
    [...module(text), { path: 'tokens.css', text: others.css ?? '' }],
    [{ path: 'row.tsx', text: others.script ?? '' }],
  );

describe('custom properties', () => {
  it('are set in the same style sheet, for the whole page, or by a script', () => {
    expect(inspect('.row { --gap: 1rem; padding: var(--gap); }')).toEqual([]);
    expect(inspect('.row { padding: var(--gap); }', { css: ':root { --gap: 1rem; }' })).toEqual([]);
    expect(inspect('.row { padding: var( --gap, 1rem); }', { script: "style={{ '--gap': '1rem' }}" })).toEqual([]);
  });

  it('that nothing sets are named', () => {
    expect(inspect('.row { padding: var(--gap); }')).toEqual([
      'row.module.css: nothing sets --gap: take one of tokens.css, or set it by a script',
    ]);
  });

  it('that are set for another style sheet are named, because the build gives them another name', () => {
    expect(inspect('.row { --gap: 1rem; }')).toEqual([
      'row.module.css: no other style sheet sees --gap: use it in this one, or leave it out',
    ]);
  });
});
