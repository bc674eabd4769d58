/**
 * The first thing in every bundle: stacks name lines of TypeScript. Node's own `--enable-source-maps` reads each map when
 * it loads the bundle, which costs a start a fifth of its time and 30 MB; here the map is read when the first stack is.
 */
import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const LIBRARY = /[\\/]node_modules[\\/]/;
const maps = new Map<string, SourceMap | undefined>();

/** Its text is what a stack shows of it, which the types do not say. */
type Frame = NodeJS.CallSite & { toString(): string };

Error.prepareStackTrace = (error, frames: Frame[]) => {
  // The broker's client keeps the stack of each of its calls, in case one fails: not worth reading a map for.
  const isKept = frames[0]?.getFunctionName() === 'stackCapture';
  const lines = frames.map((frame) => `\n    at ${isKept ? frame.toString() : inSource(frame)}`);
  return Error.prototype.toString.call(error) + lines.join('');
};

function inSource(frame: Frame): string {
  const text = frame.toString();
  const bundle = frame.getFileName();
  const line = frame.getLineNumber();
  const column = frame.getColumnNumber();
  if (!bundle?.endsWith('.mjs') || line === null || column === null) return text;
  const entry = mapOf(bundle)?.findEntry(line - 1, column - 1);
  if (!entry || !('originalSource' in entry) || !entry.originalSource) return text;
  const file = path.resolve(path.dirname(fileURLToPath(bundle)), entry.originalSource);
  // Lines of libraries are in no map.
  const place = LIBRARY.test(file) ? file : `${file}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
  return text.replace(`${bundle}:${line}:${column}`, place);
}

/** Undefined for a module of others, which has none. */
function mapOf(bundle: string): SourceMap | undefined {
  if (!maps.has(bundle)) maps.set(bundle, readMap(bundle));
  return maps.get(bundle);
}

function readMap(bundle: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(readFileSync(`${fileURLToPath(bundle)}.map`, 'utf8')) as SourceMapPayload);
  } catch {
    return undefined;
  }
}
