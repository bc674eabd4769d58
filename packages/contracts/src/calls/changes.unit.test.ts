import type * as z from 'zod/v4/core';
import { calls } from './index';

const isChange = ({ method }: { method: string }) => method === 'PATCH' || method === 'PUT';
const changes = Object.values(calls).filter(isChange);

/** The paths of a body that are filled in where they are not sent. */
function filledIn(schema: z.$ZodType, path: string): string[] {
  const { def } = schema._zod as z.$ZodTypes['_zod'];
  if (def.type === 'default' || def.type === 'prefault') return [path];
  if (def.type === 'object') {
    return Object.entries(def.shape).flatMap(([name, inner]) => filledIn(inner, `${path}.${name}`));
  }
  if (def.type === 'union') return def.options.flatMap((option) => filledIn(option, path));
  if (def.type === 'pipe') return [...filledIn(def.in, path), ...filledIn(def.out, path)];
  if (def.type === 'array') return filledIn(def.element, `${path}[]`);
  return 'innerType' in def ? filledIn(def.innerType, path) : [];
}

describe('a call that changes something', () => {
  it.each(changes.map((call) => [call.name, call] as const))(
    '%s changes nothing that is not sent',
    (_name, { body }) => {
      // Notes that nobody wrote yet have version 0; the rest of them is sent whole.
      expect(filledIn(body, 'body').filter((path) => path !== 'body.version')).toEqual([]);
    },
  );

  it('is one of several', () => expect(changes.length).toBeGreaterThan(5));
});
