import type { Campus } from './campus';
import type { KnownThings } from './known-things';
import type { Choices } from './random-choices';

/** What a person does, as the choices say; answers the status of the last request. */
export type Action = (given: { choices: Choices; campus: Campus; known: KnownThings }) => Promise<number>;
