import { createFixtureTree } from '../repository/fixture-tree';
import { checkWording, inspectWording } from './wording';

const inMessages = (text: string) => inspectWording({ path: 'mfe-events/src/messages.ts', text });

describe('a visible text', () => {
  it('is refused for a word that has a plainer one, with its file, its line and that word', () => {
    expect(inMessages(`export const messages = {\n  note: 'You get this letter once.',\n};\n`)).toEqual([
      'mfe-events/src/messages.ts:2: "letter" in "You get this letter once.": say email',
    ]);
  });

  it.each([
    ["'We sent you a mail.'", 'email'],
    ["'Somebody else did it.'", 'someone'],
    ["'Nobody is there'", 'no one'],
    ["'Nothing waits'", 'pending, or waiting'],
    ["'Draft kept in this tab.'", 'saved'],
    ["'The portal is away for a moment'", 'temporarily unavailable'],
    ["'The events could not be loaded.'", "we couldn't ..."],
    ["'You cannot do this.'", "can't, don't, ..."],
    ['(place: number) => `${place} in line for it`', 'on the waiting list'],
    ['<p>Found by name.</p>', 'search by'],
  ])('is refused in %s', (code, better) => {
    const path = 'mfe-events/src/pages/page.tsx';
    expect(inspectWording({ path, text: `export const text = ${code};` })).toEqual([
      expect.stringMatching(new RegExp(`^mfe-events/src/pages/page\\.tsx:1: .*: say ${better}`)),
    ]);
  });

  it('of the specification stays to the letter', () => {
    expect(inMessages(`export const messages = {\n  a: 'Nobody waits', // specification\n};\n`)).toEqual([]);
  });

  it.each([
    "export const text = 'Check the spelling or try fewer letters.';",
    "export const text = 'The confirmation email was sent.';",
    "export const queryKey = ['mail-preferences'];",
    "console.warn('The settings could not be loaded.');",
    "throw new Error('The store did not answer.');",
    "import { nobody } from './somebody waits';",
    '// Nobody waits here.',
  ])('is not what stands in %s', (text) => {
    expect(inMessages(text)).toEqual([]);
  });
});

it('looks where people read, and not into tests', () => {
  const text = "export const text = 'Somebody';\n";
  const tree = createFixtureTree({
    'shell/src/frame/banner.tsx': text,
    'services/auth/src/roles/role-email.template.ts': text,
    'packages/contracts/src/errors.ts': text,
    'services/auth/src/roles/role.service.ts': text,
    'shell/src/frame/banner.test.tsx': text,
  });
  expect(checkWording(tree.dir).map((finding) => finding.split(':')[0])).toEqual([
    'packages/contracts/src/errors.ts',
    'services/auth/src/roles/role-email.template.ts',
    'shell/src/frame/banner.tsx',
  ]);
  tree.remove();
});
