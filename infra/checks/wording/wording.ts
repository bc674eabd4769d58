import ts from 'typescript';
import { readSources, type Source } from '../repository/sources';

/** What no visible text says, and what it says instead (docs/glossary.md). */
const NEVER: readonly [phrase: RegExp, better: string][] = [
  [/\b(e-)?mail(s|ed)?\b/i, 'email'],
  [/(?<!fewer )\bletters?\b/i, 'email'],
  [/\bin line\b/i, 'on the waiting list'],
  [/\b(is|are|was) away\b/i, 'temporarily unavailable'],
  [/\bkept\b/i, 'saved'],
  [/\bsomebody\b/i, 'someone'],
  [/\banybody\b/i, 'anyone'],
  [/\beverybody\b/i, 'everyone'],
  [/\bnobody\b/i, 'no one'],
  [/\bwhom\b/i, 'who'],
  [/\bwaits\b/i, 'pending, or waiting'],
  [/\bcalendar address\b/i, 'calendar link'],
  [/\bby (itself|themselves)\b/i, 'automatically'],
  [/\bmeanwhile\b/i, 'first'],
  [/\banew\b/i, 'again'],
  [/\b(is|are|be) told\b/i, 'notified'],
  [/\btaken back\b/i, 'undone'],
  [/\bfound by\b/i, 'search by'],
  [/\bbec(a|o)mes? free\b/i, 'opened up'],
  [/\brules? out\b/i, 'clash'],
  [/\bcould not\b/i, "we couldn't ..."],
  [/\b(cannot|(do|does|did|is|are|was|were|has|have|had|will|would|should) not)\b/i, "can't, don't, ..."],
  [/\blog(ged|ging)? (in|out)\b/i, 'sign in, sign out'],
];

/** Where texts for people stand: front ends, texts of services and mails, and what the contracts say in errors and docs. */
const visible = [
  /^(shell|mfe-[^/]+|packages\/(ui|web-kit|campus-kit))\/src\//,
  /^(services|infra\/standalone)\/.*\.(template|presenter|routes)\.ts$/,
  /^infra\/standalone\/src\/mail-inbox\/app\.ts$/,
  /^packages\/contracts\/src\/(errors\.ts|events\/catalogue\.ts|(schemas|calls)\/)/,
  /^packages\/service-kit\/src\/http\/(input|upload)\.ts$/,
];
const isTest = (path: string) => /\.test\.tsx?$|\/testing\//.test(path);

/** A text of the specification, or of the decisions about it, is marked on its line and stays to the letter. */
const fixed = /\/\/ (specification|decisions)\b/;

interface Text {
  line: number;
  said: string;
}

/** The text of a literal, a template or JSX; `...` is what is filled in. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isJsxText(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join('...');
}

/** Names of modules, and what is logged or thrown: only operators and developers read it. */
function isInternal(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isNewExpression(node)) return true;
  return ts.isCallExpression(node) && /^(import|log|console\.\w+)$/.test(node.expression.getText());
}

/** Identifiers such as `mail-preferences` have no spaces and no capitals. */
const isSentence = (text: string) => /[A-Z ]/.test(text);

function textsOf({ path, text }: Source): Text[] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  const lines = text.split('\n');
  const lineAt = (position: number) => file.getLineAndCharacterOfPosition(position).line;
  const found: Text[] = [];
  const visit = (node: ts.Node) => {
    if (isInternal(node)) return;
    const said = textOf(node)?.trim();
    if (said && isSentence(said) && !fixed.test(lines[lineAt(node.end)] ?? '')) {
      found.push({ line: lineAt(node.getStart(file)) + 1, said });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** What is wrong with the visible texts of one file. */
export function inspectWording(source: Source): string[] {
  return textsOf(source).flatMap(({ line, said }) =>
    NEVER.flatMap(([phrase, better]) => {
      const [word] = phrase.exec(said) ?? [];
      return word === undefined ? [] : [`${source.path}:${line}: "${word}" in "${said}": say ${better}`];
    }),
  );
}

/** Words in visible texts, anywhere under the root, for which the portal has a plainer one. */
export function checkWording(root: string): string[] {
  return readSources(root, /\.tsx?$/)
    .filter(({ path }) => visible.some((pattern) => pattern.test(path)) && !isTest(path))
    .flatMap(inspectWording);
}
