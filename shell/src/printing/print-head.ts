import { formatDate } from '@portal/web-kit';
import '@portal/ui/print.css';
import { messages } from './messages';

const { documentElement: root, body } = document;
const head = document.createElement('p');
head.dataset['printHead'] = '';
let theme: string | undefined;

/**
 * Over each printed page stand its name with that of the institute, and the day on the clock of who prints it. Paper is
 * white, so it is printed in the light theme.
 */
window.addEventListener('beforeprint', () => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const texts = [document.title, messages.printed(formatDate(Date.now(), timeZone))];
  head.replaceChildren(...texts.map((text) => Object.assign(document.createElement('span'), { textContent: text })));
  body.prepend(head);
  theme = root.dataset['theme'];
  root.dataset['theme'] = 'light';
});
window.addEventListener('afterprint', () => {
  head.remove();
  if (theme !== undefined) root.dataset['theme'] = theme;
});
