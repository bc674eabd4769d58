import escapeHtml from 'escape-html';
import express, { type Express } from 'express';
import type { MailModel } from './model';

const MAX_LISTED_MAILS = 200;
const MAIL_ID = /^[0-9a-f]{24}$/;
/** Another site may let its own name lead to this machine, and would read the mails as its own pages. */
const OWN_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The pages of the inbox, and `GET /api/messages` for programs; both newest first. */
export function createMailInboxApp(mails: MailModel): Express {
  const newest = (fields: Record<string, 0>) =>
    mails.find({}, fields).sort({ date: -1, _id: -1 }).limit(MAX_LISTED_MAILS).lean();
  const app = express();
  app.disable('x-powered-by');
  app.use((request, response, next) => {
    if (!OWN_NAMES.has(request.hostname)) return void response.sendStatus(403);
    response.set({
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'",
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    });
    next();
  });
  app.get('/api/messages', async (_request, response) => {
    const messages = await newest({ _id: 0 });
    response.json(messages.map(({ to, ...mail }) => ({ to: to.join(', '), ...mail })));
  });
  app.get('/messages/:id/body', async (request, response) => {
    const mail = MAIL_ID.test(request.params.id) ? await mails.findById(request.params.id).lean() : null;
    if (!mail) return void response.sendStatus(404);
    response.set('Content-Security-Policy', "sandbox allow-popups; default-src 'none'; style-src 'unsafe-inline'");
    response.type('html').send(mail.html || `<pre>${escapeHtml(mail.text)}</pre>`);
  });
  app.get('/', async (_request, response) => {
    const rows = (await newest({})).map(({ _id, subject, to, date }) => {
      const head = `${escapeHtml(subject)} <small>to ${escapeHtml(to.join(', '))}, ${date.toISOString()}</small>`;
      return `<details><summary>${head}</summary><iframe sandbox="allow-popups" title="${escapeHtml(subject)}" src="/messages/${String(_id)}/body"></iframe></details>`;
    });
    response.type('html').send(listPage(rows));
  });
  return app;
}

function listPage(rows: string[]) {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Email inbox</title>
<style>body{font:15px/1.5 system-ui,sans-serif;max-width:860px;margin:32px auto;padding:0 16px;color:#15181d}
summary{padding:8px 0;cursor:pointer}small{color:#4b525d}iframe{width:100%;height:360px;border:1px solid #dcdfe3;border-radius:8px}</style>
<h1>Email inbox</h1>${rows.length ? rows.join('\n') : '<p>No emails yet.</p>'}</html>`;
}
