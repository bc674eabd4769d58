/** A loader of the bundler: gives the source with its computed constants marked as pure. */
declare function pureDeclarations(this: { resourcePath: string }, source: string): string;

export { pureDeclarations as default };
