import { renderStandalone } from '@portal/web-kit';
import { remote } from './remote';

renderStandalone(remote);
