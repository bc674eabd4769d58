import { DEFAULT_PREFERENCES } from './mail-preferences.domain';
import { notificationMailData } from './mail.domain';

describe('the mails that a person gets who chose nothing', () => {
  it('are those about a joined event', () => {
    expect(DEFAULT_PREFERENCES).toEqual({
      roomReviewed: false,
      eventNews: true,
      feedbackResolved: false,
      digest: 'off',
    });
  });
});

describe('what is stored of a mail about a notification', () => {
  const stored = { preference: 'eventNews', subject: 'Hack Night', sentence: 'It was moved.', link: '/events' };

  it.each(['roomReviewed', 'eventNews', 'feedbackResolved'])(
    'is what it says, and by which setting: %s',
    (preference) => {
      const data = { ...stored, preference };
      expect(notificationMailData.parse(data)).toEqual(data);
    },
  );

  it.each([{ preference: 'digest' }, { preference: '' }, { subject: undefined }, { sentence: 1 }, { link: null }])(
    'is refused with %j',
    (changes) => {
      expect(notificationMailData.safeParse({ ...stored, ...changes }).success).toBe(false);
    },
  );
});
