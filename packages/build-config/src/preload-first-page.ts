import { rspack, type Compiler } from '@rspack/core';
import { firstPageFiles } from './size-budget';

/**
 * Lets the browser fetch everything the first page needs together with the entry, which by itself would name the rest
 * only after it has run: one round trip less before anything shows.
 */
export class PreloadFirstPage {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('PreloadFirstPage', (compilation) => {
      const { alterAssetTagGroups } = rspack.HtmlRspackPlugin.getCompilationHooks(compilation);
      alterAssetTagGroups.tap('PreloadFirstPage', (data) => {
        const late = firstPageFiles(compilation).filter((file) => !file.startsWith('assets/main.'));
        for (const file of late) {
          const as = file.endsWith('.css') ? 'style' : 'script';
          const attributes = { rel: 'preload', href: `/${file}`, as };
          data.headTags.push({ tagName: 'link', voidTag: true, attributes });
        }
        return data;
      });
    });
  }
}
