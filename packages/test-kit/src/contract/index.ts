export { pactOf, type Answered, type Promised, type Provider, type Refused } from './consumer-pact';
export {
  boolean,
  clock,
  day,
  eachLike,
  exactly,
  instant,
  integer,
  number,
  objectId,
  oneOf,
  regex,
  string,
  total,
  uuid,
} from './matchers';
