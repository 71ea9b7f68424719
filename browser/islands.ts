/**
 * Hydrates the islands of a page: the elements that `components/islands/Island.tsx` writes. The inline script loads this
 * file, and with it React, once a visitor wants a form (`browser/inline/hydrate-on-interaction.ts`).
 * Each step is a task of its own, so that what the visitor types meanwhile is never blocked for long.
 */
import type { ComponentType } from 'react';
import { islandsFailedEvent } from '../components/forms/dom-names.ts';
import type { FormContent } from '../components/forms/form-content.ts';

/** Put in by `scripts/build/postbuild/island-bundle.ts`. */
declare const FORM_CONTENT: FormContent;

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

async function hydrateIslands(): Promise<void> {
  // One file, evaluated in parts: a bundler runs a module that is imported so when it is asked for.
  const { createElement, startTransition } = await import('react');
  await nextTask();
  const { hydrateRoot } = await import('react-dom/client');
  await nextTask();
  const { islands } = await import('../components/islands/registry.ts');
  const { FormContentProvider } = await import('../components/forms/FormContentProvider.tsx');
  // Not those that this file has hydrated before, when it came late and was loaded a second time.
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]:not([data-hydrated])')) {
    await nextTask();
    if (element.dataset['hydrated'] !== undefined) continue;
    element.dataset['hydrated'] = '';
    const { island = '', props = '{}' } = element.dataset;
    const component = islands[island as keyof typeof islands] as ComponentType;
    // A transition, so that React yields to input while it hydrates.
    startTransition(() => {
      const form = createElement(component, JSON.parse(props));
      const withContent = createElement(FormContentProvider, { content: FORM_CONTENT, children: form });
      hydrateRoot(element, withContent, { identifierPrefix: island });
    });
  }
}

hydrateIslands().catch((error: unknown) => {
  console.error(error);
  document.dispatchEvent(new Event(islandsFailedEvent));
});
