import { BACKGROUNDS, drawInitials, initialsOf } from './initials.template';

const ID = 'aaaaaaaaaaaaaaaaaaaaaa01';

/** WCAG 2.2, relative luminance. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

describe('the picture of somebody without a photo', () => {
  it.each([
    ['Asha Rao', 'AR'],
    ['asha  maria rao', 'AR'],
    ['Asha', 'A'],
    ['A. P. J. Kalam', 'AK'],
    ['émile zola', 'ÉZ'],
    ['मीरा दास', 'मीदा'],
    ['😀 !', '?'],
    ['', '?'],
    ['<script> &co', 'SC'],
  ])('shows of “%s” the letters %s', (name, letters) => {
    expect(initialsOf(name)).toBe(letters);
  });

  it('is the same every time, and a small drawing without anything that could run', () => {
    const drawing = drawInitials(ID, 'Asha Rao');
    expect(drawInitials(ID, 'Asha Rao')).toBe(drawing);
    expect(drawing).toContain('>AR</text>');
    expect(drawInitials(ID, '"><script>alert(1)</script> &amp;')).not.toMatch(/script|alert|style=|href|&(?!amp;)/);
    expect(drawing.length).toBeLessThan(500);
  });

  it('can be read on each of its colours', () => {
    for (const colour of BACKGROUNDS) expect(1.05 / (luminance(colour) + 0.05)).toBeGreaterThanOrEqual(4.5);
    const used = new Set(
      Array.from(
        { length: 40 },
        (_, at) => /rect[^>]*fill="(#\w+)"/.exec(drawInitials(at.toString(16).padStart(24, '0'), 'A'))?.[1],
      ),
    );
    expect(used.size).toBe(BACKGROUNDS.length);
  });
});
