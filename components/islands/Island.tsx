import type { ComponentProps, ComponentType } from 'react';
import { serializeProps } from './props.ts';
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
      <Component {...props} />
    </div>
  );
}
