import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Preloads } from './preloads';

/** A script of the shell. */
interface Script {
  url: string;
  text: string;
}

const PAGE_DATA = /(<script[^>]*\bid="?portal-page"?[^>]*>)null(?=<\/script>)/;
const TITLE = '<title>Portal</title>';
const SCRIPT_FILE = /<script defer[^>]*\bsrc="?([^">\s]+)"?[^>]*><\/script>/g;
/** What would end a script in HTML, or let the rest of the page be taken for one. */
const UNSAFE_IN_HTML = /<\/script|<!--/i;

/** What the HTML of one page has besides its data. */
interface PageParts {
  /** Its title and what previews of a link show, as HTML. */
  head: string;
  loads: Preloads;
  /** Whether the browser has stored the shell's scripts. */
  isStored: boolean;
  /** The answers to the first calls, as JSON. */
  answers: string | null;
}

/** The shell's HTML has one place for the page's data, and takes preloads at the end of its head. */
export async function readTemplate(html: string, shellDir: string) {
  const [before = '', opening = '', after = ''] = PAGE_DATA.test(html) ? html.split(PAGE_DATA) : [html, '', ''];
  const scripts = await readScripts(html, shellDir);
  const stored = scripts && hashOf(scripts.map(({ url }) => url).join(' ')).slice(0, 16);

  return {
    /** Names the scripts that a browser has stored. */
    stored,
    /** What the policy lets run and apply inside of the page: what the build put there, known by its hash. */
    inline: {
      scripts: [...inlineTexts(html, /<script>([\s\S]*?)<\/script>/g), ...(scripts ?? []).map(({ text }) => text)].map(
        sourceOf,
      ),
      styles: inlineTexts(html, /<style>([\s\S]*?)<\/style>/g).map(sourceOf),
    },
    withPage(page: object, { head, loads, isStored, answers }: PageParts): string {
      if (opening === '') return html;
      // `<` could begin `</script>`.
      const data = JSON.stringify({ ...page, scripts: stored }).replaceAll('<', '\\u003c');
      const isInline = scripts !== null && !isStored;
      const rest = after.replace('</head>', `${preloadTags(loads, isInline)}</head>`);
      const body = answers === null ? rest : withAnswers(rest, answers);
      return before.replace(TITLE, () => head) + opening + data + (isInline ? withScripts(body, scripts) : body);
    },
  };
}

/** Null when there are none, or one of them cannot be read or stand in HTML. */
async function readScripts(html: string, shellDir: string): Promise<Script[] | null> {
  const urls = [...html.matchAll(SCRIPT_FILE)].map(([, url = '']) => url);
  const texts = urls.map((url) => readFile(path.join(shellDir, url), 'utf8').catch(() => null));
  const scripts = (await Promise.all(texts)).map((text, index) => ({ url: urls[index] ?? '', text }));
  const areSafe = scripts.every(
    (script): script is Script => script.text !== null && !UNSAFE_IN_HTML.test(script.text),
  );
  return areSafe && scripts.length > 0 ? scripts : null;
}

/** Behind the style sheet, for which a script waits wherever it is. */
function withScripts(html: string, scripts: readonly Script[]): string {
  const end = html.lastIndexOf('</body>');
  const tags = scripts.map(({ url, text }) => `<script data-file="${url}">${text}</script>`);
  return html.slice(0, end).replaceAll(SCRIPT_FILE, '') + tags.join('') + html.slice(end);
}

/** Before the scripts that read them. In JSON `<` is only in strings, where it could begin `</script>`. */
function withAnswers(html: string, answers: string): string {
  const end = html.lastIndexOf('</body>');
  const json = answers.replaceAll('<', '\\u003c');
  return `${html.slice(0, end)}<script type="application/json" id="portal-answers">${json}</script>${html.slice(end)}`;
}

function preloadTags({ scripts, styles }: Preloads, areShellScriptsInline: boolean): string {
  // After the shell's scripts, without which they do nothing, but before the page's calls.
  const priority = areShellScriptsInline ? '' : ' fetchpriority="low"';
  return [
    ...scripts.map((url) => preload(url, 'script', priority)),
    ...styles.map((url) => preload(url, 'style')),
  ].join('');
}

function preload(url: string, as: 'script' | 'style', attributes = ''): string {
  return `<link rel="preload" href="${encodeURI(url)}" as="${as}"${attributes}>`;
}

const inlineTexts = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, text = '']) => text);
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');
const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
