import '@testing-library/jest-dom/jest-globals';
import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// A second is little on a machine that does much else.
configure({ asyncUtilTimeout: 5_000 });
