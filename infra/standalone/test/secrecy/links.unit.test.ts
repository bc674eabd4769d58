import { linksBetween, splitRecords } from './links';

const secret = { texts: ['Nobody cares'], author: ['asha@example.edu'], known: ['a'.repeat(24)] };
const entry = (more: string) => ({ place: 'feedback', text: `{"_id":"${'1'.repeat(24)}","c":"Nobody cares"${more}}` });

describe('the search for links between an author and a text', () => {
  it('finds both in one record', () => {
    expect(linksBetween([entry(',"by":"asha@example.edu"')], secret)).toEqual(['the text in feedback']);
  });

  it('finds them in two records with a common id, unless everybody may know that id', () => {
    const log = (id: string) => ({ place: 'the log', text: `asha@example.edu asked for ${id}` });
    expect(linksBetween([entry(''), log('1'.repeat(24))], secret)).toEqual([`${'1'.repeat(24)} in the log`]);
    const about = entry(`,"about":"${'a'.repeat(24)}"`);
    expect(linksBetween([about, log('a'.repeat(24))], secret)).toEqual([]);
  });
});

describe('the records of an answer', () => {
  it('are the entries of its lists, at any depth, and what is left around them', () => {
    const answer = { unit: { name: 'Chess' }, feedback: { items: [{ _id: '1', by: { ids: ['2'] } }, { _id: '3' }] } };
    const texts = splitRecords({ place: 'club data', text: JSON.stringify([answer]) }).map(({ text }) => text);
    expect(texts).toEqual(['{"unit":{"name":"Chess"},"feedback":{}}', '{"_id":"1","by":{"ids":["2"]}}', '{"_id":"3"}']);
    expect(splitRecords({ place: 'a page', text: '<p>' })).toEqual([{ place: 'a page', text: '<p>' }]);
  });
});
