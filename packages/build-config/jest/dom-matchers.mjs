import * as matchers from '@testing-library/jest-dom/matchers';
import { registerLibraryHooks } from './library-hooks.mjs';

expect.extend(matchers);
registerLibraryHooks();
