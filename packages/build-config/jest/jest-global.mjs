import { jest } from '@jest/globals';

// Jest makes a global of everything but this where modules are ECMAScript modules.
globalThis.jest = jest;
