import { rspack, type Compiler } from '@rspack/core';

/** What is said of a page before any script runs. */
export interface PageTitle {
  readonly title: string;
  /** Whether visitors may open it, so that a link to it has a preview. */
  readonly isPublic: boolean;
}

/** By the path of a page. */
export type PageTitles = Readonly<Record<string, PageTitle>>;

/** Writes `page-titles.json`, by which the gateway gives the HTML of each page its title. */
export class EmitPageTitles {
  constructor(private readonly titles: PageTitles) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('EmitPageTitles', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'EmitPageTitles', stage }, () => {
        compilation.emitAsset('page-titles.json', new rspack.sources.RawSource(JSON.stringify(this.titles)));
      });
    });
  }
}
