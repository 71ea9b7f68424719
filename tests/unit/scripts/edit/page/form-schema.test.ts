/** @jest-environment node */
import { readSources } from '../../../../../content/read-content.ts';
import { kindOf } from '../../../../../content/schema/content.ts';
import { jsonSchemas } from '../../../../../scripts/build/json-schemas.ts';
import {
  contentOf,
  fieldInWords,
  formSchemaOf,
  withoutReplacedPlaceholders,
} from '../../../../../scripts/edit/page/form-schema.ts';

const schemas = jsonSchemas();
const contents = [...readSources().texts].map(([name, text]): [string, Record<string, unknown>] => {
  const { $schema, ...value } = JSON.parse(text);
  return [name, value];
});

function schemaOf(name: string) {
  return JSON.parse(schemas.get(`content/json-schemas/${kindOf(name)}.json`) ?? '');
}

function contentNamed(name: string) {
  return structuredClone(contents.find(([candidate]) => candidate === name)?.[1]) as never;
}

it.each(contents)('%s comes out of its form as it went in, field for field', (name, value) => {
  expect(JSON.stringify(contentOf(value, schemaOf(name), value))).toBe(JSON.stringify(value));
  // A form library builds its own objects, in an order of its own.
  const shuffled = Object.fromEntries(Object.entries(value).reverse());
  expect(JSON.stringify(contentOf(shuffled, schemaOf(name), value))).toBe(JSON.stringify(value));
});

it.each(contents)(
  'the form of %s has a label and an explanation for each field, in the order of the file',
  (name, value) => {
    const { properties = {} } = formSchemaOf(schemaOf(name), value);
    const first = Object.keys(value).slice(0, 5);
    expect(Object.keys(properties).slice(0, first.length)).toEqual(first);
    const unlabeled = Object.entries(properties).filter(
      ([, field]) => typeof field !== 'object' || !/^[A-Z][^A-Z]/.test(field.title ?? ''),
    );
    expect(unlabeled).toEqual([]);
    const text = JSON.stringify(properties);
    expect(text).not.toMatch(/\bnull\b|anyOf|24-hour|year-month/);
  },
);

it('what is emptied becomes nothing, and what can be left out is left out', () => {
  const schema = schemaOf('services/window-cleaning.json');
  const original = contentNamed('services/window-cleaning.json');
  const emptied = {
    ...(original as object),
    title: '',
    cleaningList: '',
    image: { file: '', before: '', alt: 'A van.' },
  };
  const content = contentOf(emptied, schema, original);
  expect(content).toMatchObject({ title: '', image: { file: null, alt: 'A van.' } });
  expect(content).not.toHaveProperty('cleaningList');
  expect(content).not.toHaveProperty('image.before');
});

it('a group of fields that may be missing is missing while all of it is empty', () => {
  const schema = schemaOf('business.json');
  const business: { address: object } = contentNamed('business.json');
  const at = (coordinates: unknown) =>
    contentOf({ ...business, address: { ...business.address, coordinates } }, schema, business);
  expect(at({ latitude: undefined })).toHaveProperty('address.coordinates', null);
  expect(at({ latitude: 40.1 })).toHaveProperty('address.coordinates', { latitude: 40.1 });
  const page: object = contentNamed('pages/contact.json');
  expect(contentOf({ ...page, image: { file: '', alt: '' } }, schemaOf('pages/contact.json'), page)).not.toHaveProperty(
    'image',
  );
});

it('a box that is not checked leaves out what can only be true', () => {
  const list: { rooms: { tasks: object[] }[] } = contentNamed('cleaning-list.json');
  Object.assign(list.rooms[0]?.tasks[0] ?? {}, { extra: false });
  expect(contentOf(list, schemaOf('cleaning-list.json'), list)).not.toHaveProperty('rooms.0.tasks.0.extra');
});

it('an entry that was just added has empty texts, so that the check asks for them', () => {
  const list: { statements: unknown[] } = contentNamed('to-confirm.json');
  const content = contentOf({ statements: [...list.statements, undefined] }, schemaOf('to-confirm.json'), list);
  expect(content).toHaveProperty(`statements.${list.statements.length}`, { text: '', place: '' });
});

it('a field that the schema does not know stays, for the check to refuse it', () => {
  const labels: object = contentNamed('labels.json');
  expect(contentOf({ ...labels, titel: 'x' }, schemaOf('labels.json'), labels)).toHaveProperty('titel', 'x');
});

it('a placeholder that was replaced is no longer listed as one', () => {
  const original = { phone: '1', leadership: [{ name: null }], placeholders: ['phone', 'leadership.0.name'] };
  const named = { ...original, leadership: [{ name: 'Ann' }] };
  expect(withoutReplacedPlaceholders(named, original)).toHaveProperty('placeholders', ['phone']);
  expect(withoutReplacedPlaceholders(original, original)).toHaveProperty('placeholders', original.placeholders);
  expect(withoutReplacedPlaceholders({ heading: 'x' }, {})).toEqual({ heading: 'x' });
});

it('a field is named in words', () => {
  expect(fieldInWords('hours[0].opens')).toBe('Hours, entry 1, opens');
  expect(fieldInWords('serviceAreaPhone')).toBe('Service area phone');
});
