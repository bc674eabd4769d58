import type * as z from 'zod';
import { pathOf } from './call';
import { callTable, calls } from './index';
import { SERVICES } from '../services';
import { GENSEC_ROLES } from '../vocabulary';
import { errorCatalogue } from '../errors';
import { eventCatalogue } from '../events/catalogue';

describe('the call table', () => {
  it('has one entry for every method and path', () => {
    const addresses = callTable.map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ':')}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('escapes what is put into the path of a call', () => {
    expect(pathOf({ path: '/api/events/:id' }, { id: '../x' })).toBe('/api/events/..%2Fx');
  });

  it('knows every call by its own name', () => {
    for (const [name, call] of Object.entries(calls)) expect(call.name).toBe(name);
  });

  it('names a service, at least one caller and a summary everywhere', () => {
    for (const call of callTable) {
      expect(SERVICES).toContain(call.service);
      expect(Object.keys(call.who).length).toBeGreaterThan(0);
      expect(call.summary).toMatch(/\.$/);
    }
  });

  it('treats the four general secretaries alike, each within its own category', () => {
    for (const call of callTable) {
      const scopes = new Set(GENSEC_ROLES.map((gensec) => call.who[gensec]));
      expect(scopes.size).toBe(1);
    }
  });

  /** Limited by their services, with the reason. */
  const LIMITED_ELSEWHERE = new Map([['addFeedback', 'who gives feedback without a name is not counted by name']]);

  it('limits how often a person may add something new', () => {
    const adding = callTable.filter(({ status, limit }) => status === 201 && limit === null);
    expect(adding.map(({ name }) => name)).toEqual([...LIMITED_ELSEWHERE.keys()]);
  });

  it('comes without a person only from visitors and services', () => {
    for (const { who, anonymous } of callTable) {
      expect(anonymous).toBe(who.visitor !== undefined || who.service === 'any');
    }
  });

  it('lists only error codes that the catalogue explains', () => {
    for (const code of callTable.flatMap(({ errors }) => errors)) expect(errorCatalogue).toHaveProperty([code]);
  });

  it('covers every parameter of a path by its schema', () => {
    for (const call of callTable.filter(({ built }) => built)) {
      const names = [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
      const parsed = call.params.safeParse(Object.fromEntries(names.map((name) => [name, {}])));
      const refused = parsed.error?.issues.map(({ path }) => path[0]) ?? [];
      expect(refused.sort()).toEqual(names.sort());
    }
  });

  it('takes an id in any case, and hands it on in lower case', () => {
    const id = 'ABCDEF0123456789ABCDEF01';
    const shapeOf = (schema: object) =>
      Object.entries('shape' in schema ? (schema.shape as Record<string, z.ZodType>) : {});
    const ids = callTable.flatMap(({ name, params, query, body }) =>
      [params, query, body]
        .flatMap(shapeOf)
        .filter(([field]) => /(^|[a-z]_)id$|[a-z]Id$/.test(field))
        .map(([field, schema]) => ({ of: `${name} ${field}`, output: schema.safeParse(id).data })),
    );
    const others = ids.filter(({ output }) => output !== id.toLowerCase()).map(({ of }) => of);
    // The link in a letter says nothing about which ids there are, and a student ID is another number.
    const links = ['verifyResetLink id', 'resetPassword id'];
    const numbers = ['claimStudentId studentId', 'applyProfile studentId', 'shareRecord show_student_id'];
    expect(others.sort()).toEqual([...links, ...numbers].sort());
  });

  it('has no write that a visitor may make outside signing in and out', () => {
    const writes = callTable.filter(({ method, anonymous }) => method !== 'GET' && anonymous);
    expect(writes.every(({ service }) => service === 'auth')).toBe(true);
  });

  it('says of every built write which events it emits, or why none', () => {
    const writes = callTable.filter(({ method, built }) => method !== 'GET' && built);
    const mistakes = writes
      .filter(({ emits, emitsNothingBecause }) => emits.length > 0 === (emitsNothingBecause !== null))
      .map(({ name }) => `${name}: name the events it emits in "emits", or say why none in "emitsNothingBecause"`);
    expect(mistakes).toEqual([]);
    for (const { emitsNothingBecause } of writes)
      if (emitsNothingBecause !== null) expect(emitsNothingBecause).toMatch(/^[A-Z].+\.$/);
  });

  it('names every event of the catalogue in a call that emits it, unless a job does', () => {
    const emitted = new Set<string>(callTable.flatMap(({ emits }) => emits));
    const mistakes = Object.entries(eventCatalogue)
      .filter(([event, entry]) => emitted.has(event) === 'byJob' in entry)
      .map(([event]) => `${event}: add it to "emits" of the call that causes it, or set "byJob" in the catalogue`);
    expect(mistakes).toEqual([]);
  });

  it('lets a call emit only events of its own service', () => {
    const foreign = callTable.flatMap(({ name, service, emits }) =>
      emits.filter((event) => eventCatalogue[event].source !== service).map((event) => `${name}: ${event}`),
    );
    expect(foreign).toEqual([]);
  });
});
