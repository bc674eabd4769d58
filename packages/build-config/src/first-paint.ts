import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rspack, type Compiler } from '@rspack/core';
import { repositoryRoot } from './front-ends';
import { servedBrowserNames } from './served-browsers';

const read = (file: string): string => readFileSync(path.join(repositoryRoot, file), 'utf8');

/** The page of the shell, with the scripts and styles of the first paint in it. */
export function firstPaintPage(): InstanceType<typeof rspack.HtmlRspackPlugin> {
  return new rspack.HtmlRspackPlugin({
    template: './src/first-paint/index.html',
    publicPath: '/',
    scriptLoading: 'defer',
    templateParameters: {
      earlyScript: read('shell/src/first-paint/early.js'),
      nameScript: read('shell/src/first-paint/name.js'),
      oldBrowserScript: read('shell/src/first-paint/old-browser.js'),
      servedBrowserNames,
      style: read('packages/ui/src/tokens.css') + read('shell/src/first-paint/first-paint.css'),
    },
  });
}

/**
 * Puts the style sheet behind the frame of the first paint, which would have to wait for one in the head, and asks for
 * the scripts before what they need: a browser holds deferred scripts for less urgent than what is preloaded.
 */
export class FirstPaintTags {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('FirstPaintTags', (compilation) => {
      const { alterAssetTagGroups } = rspack.HtmlRspackPlugin.getCompilationHooks(compilation);
      alterAssetTagGroups.tap('FirstPaintTags', (data) => {
        const isStyle = ({ attributes }: (typeof data.headTags)[number]) => attributes['rel'] === 'stylesheet';
        data.bodyTags.push(...data.headTags.filter(isStyle));
        data.headTags = data.headTags.filter((tag) => !isStyle(tag));
        for (const { tagName, attributes } of data.headTags) {
          if (tagName === 'script') attributes['fetchpriority'] = 'high';
        }
        return data;
      });
    });
  }
}
