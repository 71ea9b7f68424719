/**
 * All services, in the order of menus and of `/services/`.
 * To add one: write `services/{id}.ts` after the pattern of the others, import it here and add it to the list.
 */
import type { Service } from './schema.ts';
import { commercialJanitorial } from './services/commercial-janitorial.ts';
import { deepCleaning } from './services/deep-cleaning.ts';
import { postConstruction } from './services/post-construction.ts';
import { pressureWashing } from './services/pressure-washing.ts';
import { residentialCleaning } from './services/residential-cleaning.ts';
import { windowCleaning } from './services/window-cleaning.ts';

export const services: readonly Service[] = [
  commercialJanitorial,
  deepCleaning,
  windowCleaning,
  residentialCleaning,
  postConstruction,
  pressureWashing,
];
