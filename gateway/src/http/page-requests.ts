import type { IncomingMessage } from 'node:http';

const CALLS_ONLY = /^\/(api|auth|internal|health)\/|^\/metrics$/;
const FILE_PATH = /\/(assets|remotes)\/|\.[a-z0-9]{1,5}$/i;

/** Below these paths there are no pages. */
export const isCallOnly = (path: string): boolean => CALLS_ONLY.test(path);

/** Whether a path can only be that of a file; all others are pages. */
export const isFilePath = (path: string): boolean => FILE_PATH.test(path);

/** The path of a request, without its query. */
export function pathOf(url: string): string {
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
}

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

/** Someone opens the address in a browser; a script that asks for data does not accept HTML. */
export function namesHtml(req: IncomingMessage): boolean {
  return isRead(req) && (req.headers.accept ?? '').includes('text/html');
}

/** Curl, monitors and link previews name no type; nor do browsers that preload a call, which say that it is for no page. */
export function takesAnything(req: IncomingMessage): boolean {
  if (req.headers['sec-fetch-dest'] === 'empty') return false;
  const types = (req.headers.accept ?? '*/*').split(',');
  return isRead(req) && types.every((type) => type.trim().startsWith('*/*'));
}

/** Whether the answer is shown to a person as a page, also one that refuses. */
export function isForPage(req: IncomingMessage): boolean {
  if (namesHtml(req)) return true;
  const path = pathOf(req.url ?? '/');
  return takesAnything(req) && !isCallOnly(path) && !isFilePath(path);
}
