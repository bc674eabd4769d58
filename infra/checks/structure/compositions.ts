import type { Source } from '../repository/sources';

const serviceFile = /^services\/([^/]+)\/src\/(?:([^/]+)\/)?[^/]+\.ts$/;
const factory = /^export (?:async )?function (create\w+(?:Repository|Service))\b/gm;
const call = /(?<!function )\b(create\w+(?:Repository|Service))(?:<[^();]*>)?\(/g;

interface Place {
  service: string;
  module: string | undefined;
  source: Source;
}

/**
 * Repositories and services that are made elsewhere than in the composition of their module, such as a second
 * repository of the same rows, with caches of its own.
 */
export function checkCompositions(sources: readonly Source[]): string[] {
  const places = sources.flatMap(placeOf);
  const modulesOf = new Map<string, string[]>();
  for (const { service, module, source } of places) {
    if (module === undefined) continue;
    for (const [, name] of source.text.matchAll(factory)) {
      const key = `${service} ${name}`;
      modulesOf.set(key, [...(modulesOf.get(key) ?? []), module]);
    }
  }
  return places.flatMap(({ service, source }) =>
    [...new Set([...source.text.matchAll(call)].map(([, name = '']) => name))].flatMap((name) => {
      const modules = modulesOf.get(`${service} ${name}`) ?? [];
      const compositions = modules.map((module) => `services/${service}/src/${module}/composition.ts`);
      if (compositions.length === 0 || compositions.includes(source.path)) return [];
      return [`${source.path}: call ${name} in ${compositions.join(' or ')}, and take here what that returns`];
    }),
  );
}

function placeOf(source: Source): Place[] {
  const [, service, module] = serviceFile.exec(source.path) ?? [];
  if (service === undefined || source.path.endsWith('.test.ts')) return [];
  return [{ service, module, source }];
}
