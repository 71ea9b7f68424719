import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// Only matters on a busy computer.
configure({ asyncUtilTimeout: 10_000 });
