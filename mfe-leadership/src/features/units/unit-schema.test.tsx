import { createUnitBody } from '@portal/contracts';
import * as z from 'zod/mini';
import { emptyUnit, unitBody, unitSchema, type UnitForm } from './unit-schema';

const good: UnitForm = { ...emptyUnit('scitech'), name: 'Chess Club', type: 'Club', email: 'chess@example.edu' };
/** The first message of each field, which is the one that is shown. */
function messagesOf(form: UnitForm): (string | undefined)[] {
  const { error } = unitSchema.safeParse(form);
  return error ? Object.values(z.flattenError(error).fieldErrors).map((messages) => messages[0]) : [];
}
const link = (url: string, platform = 'Web') => ({ platform, url });

describe('the form of a unit', () => {
  it.each<[string, Partial<UnitForm>]>([
    ['as it begins', {}],
    ['under a parent', { parent: { id: '65c000000000000000000001', label: 'SciTech Council' } }],
    ['with a budget in paise', { allocated: 120_000.55, spent: 0.01 }],
    ['without a budget', { allocated: null, spent: null }],
    ['with links', { links: [link(' https://chess.example.edu/a?b=c '), link('http://example.edu', ' Blog ')] }],
    ['with the longest texts', { name: 'x'.repeat(100), description: 'x'.repeat(5000), level: 20 }],
  ])('passes only what the call accepts: %s', (_name, changes) => {
    const form = { ...good, ...changes };
    expect(messagesOf(form)).toEqual([]);
    expect(createUnitBody.safeParse(unitBody(unitSchema.parse(form))).error).toBeUndefined();
  });

  it.each<[string, Partial<UnitForm>]>([
    ['no name', { name: ' ' }],
    ['too long a name', { name: 'x'.repeat(101) }],
    ['a level below 1', { level: 0 }],
    ['no address', { email: ' ' }],
    ['an address without a domain', { email: 'chess@' }],
    ['a negative budget', { allocated: -1 }],
    ['a budget in thousandths', { spent: 0.001 }],
    ['too long a description', { description: 'x'.repeat(5001) }],
  ])('refuses %s with the message of the call', (_name, changes) => {
    const form = { ...good, ...changes };
    const refused = createUnitBody.safeParse(unitBody(form));
    expect(refused.error?.issues.map(({ message }) => message)).toEqual(expect.arrayContaining(messagesOf(form)));
    expect(messagesOf(form)).toHaveLength(1);
  });

  it.each<[string, Partial<UnitForm>, string]>([
    ['no type', { type: '' }, 'Organization type is required'],
    ['no category', { category: '' }, 'Category is required'],
    ['no level', { level: null }, 'Hierarchy level must be at least 1'],
    ['a link that is none', { links: [link('chess club')] }, 'Enter a link that starts with https://'],
  ])('refuses %s', (_name, changes, message) => {
    expect(messagesOf({ ...good, ...changes })).toEqual([message]);
  });

  it('keeps links only when both parts are filled', () => {
    const links = [link('https://chess.example.edu'), link('', 'X'), link('https://example.edu', ' '), link('', '')];
    expect(unitBody({ ...good, links }).contact_info.social_media).toEqual([links[0]]);
    expect(messagesOf({ ...good, links: [link('not an address', '')] })).toEqual([]);
  });
});
