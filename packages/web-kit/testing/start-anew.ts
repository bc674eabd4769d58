/** Each test file is a visit of its own: what modules remember of the file before is forgotten. */
import { dismissToast } from '@portal/ui';
// Some of its modules listen to the window from then on, and no file is to be blamed for that.
import '../src/index';
import { pendingNavigationStore, unblockNavigation } from '../src/navigation/navigation-blocker';
import { visit } from '../src/navigation/use-below-the-fold';
import { noteAnswer } from '../src/offline/stored-answers';
import { remoteLabels } from '../src/portal/pages';
import { forgetRemote } from '../src/remote/remote-cache';
import { sessionStore } from '../src/session/session-state';

dismissToast();
unblockNavigation();
pendingNavigationStore.setState(pendingNavigationStore.getInitialState(), true);
sessionStore.setState(sessionStore.getInitialState(), true);
noteAnswer({});
Object.keys(remoteLabels).forEach(forgetRemote);
visit.hasShownPage = false;
