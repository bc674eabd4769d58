import { rspack, type ChunkGroup, type Compilation, type Compiler } from '@rspack/core';
import { filesUpTo } from './chunk-files';
import { sharedOnDemandIn } from './shared-files';

/**
 * A call that a page makes at once. `:role` and `:username` are those of the session, as are `:userId` and `:unitId` where
 * the path of the page has none; other parameters are the page's.
 */
export interface FirstCall {
  readonly url: string;
  /** The only roles for which the page makes the call; a visitor counts as a student. */
  readonly roles?: readonly string[];
}

/** What a page begins with: its module, relative to `src`, and the calls that it makes at once. */
export interface PagePreloads {
  readonly module: string;
  readonly calls?: readonly FirstCall[];
  /** As in the table of pages: no frame is painted around it. */
  readonly isFullScreen?: boolean;
}

/** By the path of a page. */
export type Preloads = Readonly<Record<string, PagePreloads>>;

/**
 * Writes `preloads.json`: by the path of a page, the files, shared modules and calls that it needs before it shows. The
 * gateway names them in the page's HTML, so that the browser asks for all of them at once instead of one after the other.
 */
export class EmitPreloads {
  constructor(private readonly pages: Preloads) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('EmitPreloads', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'EmitPreloads', stage }, () => {
        const loads = Object.entries(this.pages).map(([path, { module, calls = [], isFullScreen }]) => {
          const group = groupOf(module, compilation);
          const shared = sharedOnDemandIn(group.chunks, compilation);
          return [path, { files: filesUpTo(group), shared, calls, isFullScreen }];
        });
        const source = new rspack.sources.RawSource(JSON.stringify(Object.fromEntries(loads)));
        compilation.emitAsset('preloads.json', source);
      });
    });
  }
}

function groupOf(module: string, { chunkGroups }: Compilation): ChunkGroup {
  const group = chunkGroups.find(({ origins }) => origins.some(({ request }) => request === module));
  if (!group) throw new Error(`preloads: nothing imports ${module}`);
  return group;
}
