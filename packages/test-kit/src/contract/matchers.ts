import { MatchersV3 } from '@pact-foundation/pact';

export const { boolean, eachLike, integer, number, regex, string, uuid } = MatchersV3;

/** Just this value: within a list other values are compared by their type alone. */
export const exactly = MatchersV3.equal;

/** Any id, such as the example. */
export const objectId = (example: string) => regex(/^[0-9a-f]{24}$/, example);

/** Any word of a vocabulary, such as the example. */
export const oneOf = (values: readonly string[], example: string) => regex(`^(${values.join('|')})$`, example);

/** Any moment, as it crosses a wire. */
export const instant = (example: string) => MatchersV3.datetime("yyyy-MM-dd'T'HH:mm:ss.SSS'Z'", example);

/** Any calendar day. */
export const day = (example: string) => MatchersV3.date('yyyy-MM-dd', example);

/** Any time of day. */
export const clock = (example: string) => regex(/^\d\d:\d\d$/, example);

/** The headers of a list that says how many there are in all. */
export const total = { 'X-Total-Count': regex(/^\d+$/, '1') };
