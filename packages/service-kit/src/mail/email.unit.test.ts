import { renderEmail } from './email';

const letter = renderEmail({
  subject: 'Set a new password',
  portal: 'Example Institute <Portal>',
  paragraphs: ['Hello <b>Asha</b> & Co,', 'somebody asked for it.'],
  link: { label: 'Set a new password', url: 'https://portal.example.edu/reset-password/a/b?x=1&y="2"' },
  afterwards: ['Nothing happens until you do.'],
});

describe('a letter', () => {
  it('says the same in plain text and on its page, with the address of its link to be read in both', () => {
    const address = 'https://portal.example.edu/reset-password/a/b?x=1&y="2"';
    expect(letter.text.split('\n\n')).toEqual([
      'Hello <b>Asha</b> & Co,',
      'somebody asked for it.',
      `Set a new password:\n${address}`,
      'Nothing happens until you do.',
      '-- \nExample Institute <Portal>',
    ]);
    const escaped = 'https://portal.example.edu/reset-password/a/b?x=1&amp;y=&quot;2&quot;';
    expect(letter.html).toContain(`href="${escaped}"`);
    expect(letter.html).toContain(`>${escaped}</p>`);
    expect(letter.html).toContain('Nothing happens until you do.');
  });

  it('takes nothing of what people typed for markup', () => {
    expect(letter.html).toContain('<p>Hello &lt;b&gt;Asha&lt;/b&gt; &amp; Co,</p>');
    expect(letter.html).toContain('Example Institute &lt;Portal&gt;');
  });

  it('fetches nothing and tells nobody that it was read', () => {
    expect(letter.html).not.toMatch(/<(img|script|link|iframe|video|style)|url\(|src=/i);
    expect(letter.html.match(/https?:/g)).toHaveLength(2);
  });

  it('links to web addresses only', () => {
    const link = { label: 'Open', url: 'javascript:alert(1)' };
    expect(() => renderEmail({ subject: 's', portal: 'p', paragraphs: [], link })).toThrow('web addresses only');
  });
});
