/** The inline script of pages with the field that finds a town or ZIP code. */
import { loadPlaceFinder } from './load-place-finder.ts';

loadPlaceFinder(document);
