import type { Call, CallPart, ParamsInput, QueryInput } from '@portal/contracts';
import { areaOf, type ReadName } from './cache-areas';

/** A call whose answers the query cache keeps. */
export type ReadCall = Call & { readonly name: ReadName };

/** What a read is asked with; parts without required fields may be left out. */
export type ReadInput<C extends Call> = CallPart<'params', ParamsInput<C>> & CallPart<'query', QueryInput<C>>;

/** What the cache holds of a call: its answer, one page of a list with the total, several pages, or what a search found. */
export type ReadShape = 'answer' | 'page' | 'pages' | 'found';

/** The key of a read begins with its area and the name of the call; without `input` it covers all answers of that shape. */
export function readKey<C extends ReadCall>(call: C, shape?: ReadShape, input?: ReadInput<C>): readonly unknown[] {
  return [areaOf(call), call.name, shape, input].filter((part) => part !== undefined);
}

/** The key of everything that is in the same area of the cache as the answers of a read. */
export function areaKey(call: ReadCall): readonly unknown[] {
  return [areaOf(call)];
}
