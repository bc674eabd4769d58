import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** A file, with what its names stand for. */
interface ParsedFile {
  place: string;
  functions: Map<string, ts.Node[]>;
  /** Local name to the file and the name there. */
  imports: Map<string, { from: string; name: string }>;
}

/** `expect(...)`, and functions that say by their name that they assert, such as `expectOrderedLine`. */
const ASSERTING = /^(expect|assert)/;

/** Tells whether tests assert: themselves, or in the functions of their file and of those beside it that they use. */
export function createAssertionFinder() {
  const files = new Map<string, ParsedFile>();

  function fileAt(place: string): ParsedFile {
    const known = files.get(place);
    if (known) return known;
    const parsed = parse(place, readFileSync(place, 'utf8'));
    files.set(place, parsed);
    return parsed;
  }

  function asserts(node: ts.Node, file: ParsedFile, seen: Set<ts.Node>): boolean {
    if (seen.has(node)) return false;
    seen.add(node);
    if (ts.isIdentifier(node) && isAsserting(node.text, file, seen)) return true;
    return ts.forEachChild(node, (child) => asserts(child, file, seen)) ?? false;
  }

  function isAsserting(name: string, file: ParsedFile, seen: Set<ts.Node>): boolean {
    if (ASSERTING.test(name)) return true;
    if (file.functions.get(name)?.some((each) => asserts(each, file, seen))) return true;
    const imported = file.imports.get(name);
    return imported !== undefined && isAsserting(imported.name, fileAt(imported.from), seen);
  }

  return (place: string, test: ts.Node) => asserts(test, fileAt(place), new Set());
}

function parse(place: string, text: string): ParsedFile {
  const file: ParsedFile = { place, functions: new Map(), imports: new Map() };
  const add = (name: ts.Node | undefined, node: ts.Node) => {
    if (name && ts.isIdentifier(name)) file.functions.set(name.text, [...(file.functions.get(name.text) ?? []), node]);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node)) add(node.name, node.body ?? node);
    if ((ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node)) && node.initializer) {
      if (ts.isArrowFunction(node.initializer) || ts.isFunctionExpression(node.initializer))
        add(node.name, node.initializer.body);
    }
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) addImports(node, file);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(place, text, ts.ScriptTarget.Latest));
  return file;
}

/** Of the repository's own files alone; what a file passes on counts as imported. */
function addImports(node: ts.ImportDeclaration | ts.ExportDeclaration, { place, imports }: ParsedFile): void {
  if (!node.moduleSpecifier || !ts.isStringLiteral(node.moduleSpecifier)) return;
  const from = resolve(path.dirname(place), node.moduleSpecifier.text);
  const names = ts.isImportDeclaration(node) ? node.importClause?.namedBindings : node.exportClause;
  if (from === undefined || !names || ts.isNamespaceImport(names) || ts.isNamespaceExport(names)) return;
  for (const { name, propertyName } of names.elements)
    imports.set(name.text, { from, name: (propertyName ?? name).text });
}

function resolve(folder: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const base = path.resolve(folder, specifier);
  return [`${base}.ts`, `${base}.tsx`, path.join(base, 'index.ts')].find((place) => existsSync(place));
}
