import { rspack, type Chunk, type ChunkGroup, type Compilation, type Compiler } from '@rspack/core';
import { filesUpTo } from './chunk-files';
import { importOf, onDemand } from './shared-modules';

/** Names of the shared modules that are loaded on demand and that these chunks take from the page. */
export function sharedOnDemandIn(chunks: readonly Chunk[], { chunkGraph }: Compilation): readonly string[] {
  const modules = chunks.flatMap((chunk) => chunkGraph.getChunkModules(chunk));
  const consumed = modules.filter(({ type }) => type === 'consume-shared-module').map((module) => module.identifier());
  return onDemand.filter((name) => consumed.some((identifier) => identifier.includes(` ${name}@`)));
}

/**
 * Writes `shared-files.json`: the files of each shared module that is loaded on demand. The gateway names them in the
 * HTML of a page that needs the module.
 */
export class EmitSharedFiles {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('EmitSharedFiles', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'EmitSharedFiles', stage }, () => {
        const files = onDemand.map((name) => [name, filesOf(name, compilation)]);
        const source = new rspack.sources.RawSource(JSON.stringify(Object.fromEntries(files)));
        compilation.emitAsset('shared-files.json', source);
      });
    });
  }
}

/** The files of a shared module and of those that it needs itself, without what is there from the first page on. */
function filesOf(name: string, compilation: Compilation): readonly string[] {
  const group = groupOf(name, compilation);
  const first = new Set(compilation.chunkGroups.filter((any) => any.isInitial()).flatMap((any) => any.getFiles()));
  const needed = sharedOnDemandIn(group.chunks, compilation).flatMap((other) => filesOf(other, compilation));
  return [...new Set([...needed, ...filesUpTo(group)])].filter((file) => !first.has(file));
}

/** The chunks behind the import of a module that is loaded on demand. */
function groupOf(name: string, { chunkGroups }: Compilation): ChunkGroup {
  const group = chunkGroups.find(({ origins }) => origins.some(({ request }) => request === importOf(name)));
  if (!group) throw new Error(`shared files: the shell does not load ${name}`);
  return group;
}
