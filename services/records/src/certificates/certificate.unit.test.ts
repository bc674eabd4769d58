import { cleanName, fileName, fileNamesOf, isPdf } from './certificate.domain';

const pdf = (text: string) => Buffer.from(text, 'latin1');

describe('the name a certificate is downloaded under', () => {
  it.each([
    ['Award 2026.pdf', 'Award 2026.pdf'],
    ['../../etc/passwd', 'passwd.pdf'],
    ['C:\\Users\\asha\\award.PDF', 'award.pdf'],
    ['..', 'certificate.pdf'],
    ['', 'certificate.pdf'],
    ['प्रमाणपत्र.pdf', 'प्रमाणपत्र.pdf'],
    ['award.html', 'award.pdf'],
    ['award\u202Efdp.exe', 'awardfdp.pdf'],
    ['a\r\nSet-Cookie: x=1.pdf', 'a Set-Cookie x=1.pdf'],
    ['  .hidden ', 'hidden.pdf'],
    [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(100)}.pdf`],
  ])('is of “%s” “%s”', (given, name) => {
    expect(cleanName(given, 'application/pdf')).toBe(name);
  });

  it('ends in what the file is, not in what it was called', () => {
    expect(cleanName('award.pdf', 'image/webp')).toBe('award.webp');
  });
});

describe('the name a certificate is stored under', () => {
  it('is made of its id alone', () => {
    const id = 'a'.repeat(24);
    expect(fileName({ id, type: 'image/webp' })).toBe(`${id}.webp`);
    expect(fileNamesOf(id)).toEqual([`${id}.pdf`, `${id}.webp`]);
  });
});

describe('a PDF', () => {
  it('begins and ends as one', () => {
    expect(isPdf(pdf('%PDF-1.7\n1 0 obj\n%%EOF\n'))).toBe(true);
    expect(isPdf(pdf(`%PDF-1.7\n%%EOF${' '.repeat(1019)}`))).toBe(true);
  });

  it.each([
    ['has something before it', 'GIF89a %PDF-1.7 %%EOF'],
    ['has something after it', `%PDF-1.7\n%%EOF${' '.repeat(1020)}`],
    ['has no end', '%PDF-1.7\n'],
    ['has nothing', ''],
  ])('is not one that %s', (_, content) => {
    expect(isPdf(pdf(content))).toBe(false);
  });
});
