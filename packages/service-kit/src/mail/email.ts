import escapeHtml from 'escape-html';

/** An e-mail as its reader gets it, in plain text and as HTML. */
export interface Email {
  subject: string;
  text: string;
  html: string;
}

/** What an e-mail says; all of it is plain text. */
export interface EmailContent {
  subject: string;
  /** The name of the portal, in the heading and the signature. */
  portal: string;
  paragraphs: readonly string[];
  /** The one thing to do; the address is also shown, to be read and copied. */
  link?: { label: string; url: string };
  /** Paragraphs below the link. */
  afterwards?: readonly string[];
}

const STYLE = {
  page: 'margin:0;padding:24px;background:#f5f6f8;color:#15181d;font:16px/1.5 system-ui,-apple-system,Segoe UI,sans-serif',
  card: 'max-width:560px;margin:0 auto;padding:24px 32px;background:#ffffff;border:1px solid #dcdfe3;border-radius:8px',
  portal: 'margin:0 0 16px;font-size:14px;font-weight:600;color:#4b525d',
  button:
    'display:inline-block;padding:10px 20px;border-radius:6px;background:#1f4fd8;color:#ffffff;text-decoration:none',
  address: 'font-size:14px;color:#4b525d;word-break:break-all',
} as const;

/**
 * Renders an e-mail as text and HTML: without pictures, without tracking, and with no address but that of its link.
 * Throws for a link that is not `http` or `https`.
 */
export function renderEmail({ subject, portal, paragraphs, link, afterwards = [] }: EmailContent): Email {
  const text = [...paragraphs, ...(link ? [`${link.label}:\n${link.url}`] : []), ...afterwards, `-- \n${portal}`];
  const body = [...paragraphs.map(paragraph), ...(link ? [linkOf(link)] : []), ...afterwards.map(paragraph)].join('\n');
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="${STYLE.page}"><div style="${STYLE.card}">
<p style="${STYLE.portal}">${escapeHtml(portal)}</p>
${body}
</div></body></html>`;
  return { subject, text: text.join('\n\n'), html };
}

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;

function linkOf({ label, url }: { label: string; url: string }): string {
  if (!/^https?:\/\//.test(url)) throw new Error('An e-mail links to web addresses only');
  const address = escapeHtml(url);
  return `<p><a href="${address}" style="${STYLE.button}">${escapeHtml(label)}</a></p>\n<p style="${STYLE.address}">${address}</p>`;
}
