import nextJest from 'next/jest.js';

const createConfig = nextJest({ dir: './' });

/** @type {import('jest').Config} */
const config = {
  testEnvironment: 'jsdom',
  testMatch: ['<rootDir>/tests/unit/**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: ['<rootDir>/tests/unit/setup.ts'],
  clearMocks: true,
  restoreMocks: true,
  maxWorkers: 2,
  moduleNameMapper: {
    // They export nothing to `require`, which Jest compiles every import to.
    '^@actions/([^/]+)$': '<rootDir>/node_modules/@actions/$1/dist/index.js',
    '^@actions/([^/]+)/(.+)$': '<rootDir>/node_modules/@actions/$1/dist/$2.js',
  },
  // Only matters on a busy computer.
  testTimeout: 30_000,
};

// These are ES modules, which Jest must compile; Next's own list would leave them alone.
export default async () => ({
  ...(await createConfig(config)()),
  transformIgnorePatterns: [
    '/node_modules/(?!(parse5|entities|syllable|d3-array|d3-geo|internmap|topojson-client|@actions|yaml|vscode-.*)/)',
  ],
});
