import { operatorMutations, typeMutations, unknownFieldMutations } from './mutations';

const body = { name: 'x', contact: { emails: ['a'] } };

describe('bad bodies made from a good one', () => {
  it('have an operator in place of each value, however deep', () => {
    const mutations = operatorMutations(body);
    expect(mutations).toContainEqual({ at: 'name', body: { name: { $gt: '' }, contact: { emails: ['a'] } } });
    expect(mutations).toContainEqual({
      at: 'contact.emails.0',
      body: { name: 'x', contact: { emails: [{ $ne: null }] } },
    });
  });

  it('have values of other types', () => {
    expect(typeMutations(body).map(({ body: made }) => made)).toContainEqual({ ...body, name: true });
  });

  it('have unknown fields in every object', () => {
    expect(unknownFieldMutations(body).map(({ at }) => at)).toEqual([
      'not_a_field',
      '$set',
      'contact.not_a_field',
      'contact.$set',
    ]);
  });

  it('leave the good one alone', () => {
    const before = structuredClone(body);
    unknownFieldMutations(body);
    operatorMutations(body);
    expect(body).toEqual(before);
  });
});
