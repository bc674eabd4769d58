import type { ReactNode } from 'react';
import { Fact } from './fact';
import { useModuleFigures } from './use-module-figures';

/** What is counted in the modules of a general secretary, by their paths. */
export function useModuleFacts(): Readonly<Partial<Record<string, ReactNode>>> {
  return Object.fromEntries(
    useModuleFigures().map(({ href, query, figure }) => [href, <Fact key={href} query={query} text={figure?.note} />]),
  );
}
