import { formatDate } from '@portal/web-kit';
import '@portal/ui/print.css';
import { messages } from './messages';

const { body } = document;
const head = document.createElement('p');
head.dataset['printHead'] = '';

/** Over each printed page stand its name with that of the institute, and the day on the clock of who prints it. */
window.addEventListener('beforeprint', () => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const texts = [document.title, messages.printed(formatDate(Date.now(), timeZone))];
  head.replaceChildren(...texts.map((text) => Object.assign(document.createElement('span'), { textContent: text })));
  body.prepend(head);
});
window.addEventListener('afterprint', () => head.remove());
