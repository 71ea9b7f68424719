import type { ComponentProps, ComponentType } from 'react';
import { FormContentProvider } from '../forms/FormContentProvider.tsx';
import { formContent } from '../forms/form-content.ts';
import { type IslandName, islands } from './registry.ts';

interface IslandProps<Name extends IslandName> {
  name: Name;
  /** The component's props: plain data, since they travel in the page as JSON. */
  props: ComponentProps<(typeof islands)[Name]>;
}

/** A client component as HTML, with what `browser/islands.ts` needs to hydrate it: its name and its props. */
export function Island<Name extends IslandName>({ name, props }: IslandProps<Name>) {
  const Component = islands[name] as ComponentType<object>;
  return (
    <div data-island={name} data-props={serializeProps(name, props)}>
      <FormContentProvider content={formContent}>
        <Component {...props} />
      </FormContentProvider>
    </div>
  );
}

/** An island's props are not plain data. The message names the island, the prop and the fix. */
export class IslandPropsError extends Error {
  override name = 'IslandPropsError';
}

/**
 * The props of an island as JSON.
 * @throws IslandPropsError for anything that JSON would lose or change, such as a function, a date or `undefined`.
 */
export function serializeProps(island: string, props: object): string {
  for (const [name, value] of Object.entries(props)) check(value, `${island}.${name}`);
  return JSON.stringify(props);
}

function check(value: unknown, path: string): void {
  if (value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)) return;
  if (typeof value === 'object' && (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype)) {
    for (const [key, child] of Object.entries(value)) check(child, `${path}.${key}`);
    return;
  }
  throw new IslandPropsError(
    `The prop ${path} is ${String(value)}, which is not plain data. Props of an island travel as JSON: pass strings, ` +
      'numbers, booleans, null, arrays and plain objects, and leave out what is undefined.',
  );
}
