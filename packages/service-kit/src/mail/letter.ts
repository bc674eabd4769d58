/** A mail as its reader gets it, in plain text and as a page. */
export interface Letter {
  subject: string;
  text: string;
  html: string;
}

/** What a letter is made of; all of it is text. */
export interface LetterParts {
  subject: string;
  /** The name of the portal, under which the letter goes out. */
  portal: string;
  paragraphs: readonly string[];
  /** The one thing to do; its address is also there to be read and copied. */
  link?: { label: string; url: string };
  /** What stands below the link. */
  afterwards?: readonly string[];
}

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? '');

const STYLE = {
  page: 'margin:0;padding:24px;background:#f5f6f8;color:#15181d;font:16px/1.5 system-ui,-apple-system,Segoe UI,sans-serif',
  card: 'max-width:560px;margin:0 auto;padding:24px 32px;background:#ffffff;border:1px solid #dcdfe3;border-radius:8px',
  portal: 'margin:0 0 16px;font-size:14px;font-weight:600;color:#4b525d',
  button:
    'display:inline-block;padding:10px 20px;border-radius:6px;background:#1f4fd8;color:#ffffff;text-decoration:none',
  address: 'font-size:14px;color:#4b525d;word-break:break-all',
} as const;

/** Writes a letter: no picture, nothing that tells when it was read, and no address but that of the link. */
export function writeLetter({ subject, portal, paragraphs, link, afterwards = [] }: LetterParts): Letter {
  const text = [...paragraphs, ...(link ? [`${link.label}:\n${link.url}`] : []), ...afterwards, `-- \n${portal}`];
  const body = [...paragraphs.map(paragraph), ...(link ? [linkOf(link)] : []), ...afterwards.map(paragraph)].join('\n');
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escape(subject)}</title></head>
<body style="${STYLE.page}"><div style="${STYLE.card}">
<p style="${STYLE.portal}">${escape(portal)}</p>
${body}
</div></body></html>`;
  return { subject, text: text.join('\n\n'), html };
}

const paragraph = (text: string) => `<p>${escape(text)}</p>`;

function linkOf({ label, url }: { label: string; url: string }): string {
  if (!/^https?:\/\//.test(url)) throw new Error('A letter links to web addresses only');
  const address = escape(url);
  return `<p><a href="${address}" style="${STYLE.button}">${escape(label)}</a></p>\n<p style="${STYLE.address}">${address}</p>`;
}
