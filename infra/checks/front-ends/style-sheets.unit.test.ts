import { inspectStyleSheet } from './style-sheets';

const findingsOf = (text: string) => inspectStyleSheet({ path: 'a.module.css', text });

describe('a style sheet', () => {
  it('may have the layouts of the portal and no others', () => {
    expect(findingsOf('@media (width < 37.5rem) { .a { gap: 1rem; } }')).toEqual([]);
    expect(findingsOf('@media (width < 64rem) { .a { gap: 1rem; } }')).toEqual([]);
    expect(findingsOf('@media (max-width: 720px) { .a { gap: 1rem; } }')).toEqual([
      expect.stringContaining('no layout for "(max-width: 720px)"'),
    ]);
  });

  it('measures in rem what grows with the type', () => {
    expect(findingsOf('.a { width: 320px; }')).toEqual([expect.stringContaining('"width: 320px"')]);
    expect(findingsOf('.a { padding: 0 6px 0 1px; }')).toEqual([expect.stringContaining('"padding: 6px"')]);
    expect(findingsOf('.a { top: calc(100% - 12.5px); }')).toEqual([expect.stringContaining('"top: 12.5px"')]);
  });

  it('may draw lines, shadows and round corners in pixels', () => {
    expect(
      findingsOf('.a { border: 1px solid; margin-top: -1px; box-shadow: 0 8px 20px -4px #000; border-radius: 6px; }'),
    ).toEqual([]);
    expect(findingsOf('/* 44px on touch */ .a { gap: 2px; }')).toEqual([]);
  });

  it('has the state of hovering only where there is something that hovers', () => {
    const rule = '.a:hover, .b { color: red; }';
    expect(findingsOf(`.c { top: 0; } ${rule}`)).toEqual([expect.stringContaining('".a:hover, .b" stays after a tap')]);
    expect(findingsOf(`@media print { ${rule} }`)).toEqual([expect.stringContaining('".a:hover, .b"')]);
    expect(findingsOf(`@media (hover: hover) { .c { top: 0; } ${rule} } ${rule}`)).toHaveLength(1);
    expect(findingsOf(`@media (forced-colors: active) { @media (hover: hover) { ${rule} } }`)).toEqual([]);
    expect(findingsOf('.a { color: red; } /* .a:hover { } */')).toEqual([]);
  });
});
