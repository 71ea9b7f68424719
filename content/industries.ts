import { commercialProperties } from './industries/commercial-properties.ts';
import { educationalFacilities } from './industries/educational-facilities.ts';
import { factories } from './industries/factories.ts';
import { medicalFacilities } from './industries/medical-facilities.ts';
import { officeBuildings } from './industries/office-buildings.ts';
import { retailSpaces } from './industries/retail-spaces.ts';
import { warehouses } from './industries/warehouses.ts';
import type { Industry } from './schema.ts';

/**
 * Every industry page, in the order of the menus and the list on `/industries/`.
 *
 * To add one: copy a file in `content/industries/`, give it a new `id` and its own texts, then import it above and
 * name it below. To take one off the site, delete its two lines here and its file.
 */
export const industries: readonly Industry[] = [
  officeBuildings,
  medicalFacilities,
  factories,
  warehouses,
  retailSpaces,
  commercialProperties,
  educationalFacilities,
];
