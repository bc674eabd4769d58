import type { IncomingMessage, ServerResponse } from 'node:http';
import { DomainError } from '../errors';

/** Several times what the largest body of a call has: 200 ids. */
const MAX_VALUES = 5_000;
const MAX_DEPTH = 20;

const [QUOTE, COMMA, BACKSLASH] = [0x22, 0x2c, 0x5c];
const [OPENING, CLOSING] = [new Set([0x5b, 0x7b]), new Set([0x5d, 0x7d])];

/**
 * Refuses JSON of very many values or levels before it is parsed: a megabyte of them keeps the process busy for half a
 * second, and anybody can send it. Texts may be long.
 */
export function refuseHugeJson(_req: IncomingMessage, _res: ServerResponse, body: Buffer, encoding: string): void {
  // In another encoding these bytes mean something else; JSON is UTF-8 (RFC 8259, section 8.1).
  if (encoding !== 'utf-8') throw new DomainError('REQUEST.UNSUPPORTED_TYPE');
  let [values, depth, isText] = [0, 0, false];
  for (let at = 0; at < body.length; at += 1) {
    const byte = body[at] ?? 0;
    if (isText && byte === BACKSLASH) at += 1;
    else if (byte === QUOTE) isText = !isText;
    else if (isText) continue;
    else if (byte === COMMA) values += 1;
    else if (OPENING.has(byte)) [values, depth] = [values + 1, depth + 1];
    else if (CLOSING.has(byte)) depth -= 1;
    if (values > MAX_VALUES || depth > MAX_DEPTH) throw new DomainError('REQUEST.TOO_LARGE');
  }
}
