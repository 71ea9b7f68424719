/** Between a content file and its form: the form has no null, no fixed order of fields, and nothing that is left out. */
import type { RJSFSchema } from '@rjsf/utils';

type Fields = Readonly<Record<string, unknown>>;

/** Labels of the fields whose names are words of programmers, or say too little. */
const labels: Readonly<Record<string, string>> = {
  alt: 'What the picture shows',
  blurb: 'About the company',
  cleaningList: 'Place on the cleaning list',
  eyebrow: 'Line above the heading',
  google: 'Google reviews',
  inMenu: 'Show in the menu',
  label: 'Name',
  lead: 'Text under the heading',
  liabilityInsuranceUsd: 'Liability insurance in dollars',
  metadata: 'In search results',
  minimumAge: 'Minimum age of customers',
  order: 'Position',
  paymentTermDays: 'Days to pay an invoice',
  photoAlt: 'What your photo shows',
  photoFocus: 'Point of your photo to keep in sight',
  postalCode: 'ZIP code',
  quoteResponseHours: 'Hours until we answer a quote request',
  quoteValidDays: 'Days a quote is valid',
  region: 'State',
  reviewsUrl: 'Link to your reviews',
  serviceIssueResponseHours: 'Hours until we answer a complaint',
  serviceRadiusMiles: 'Miles we drive from Columbus',
  siteUrl: 'Web address of the site',
  social: 'Social networks',
  textPhone: 'Phone for text messages',
  url: 'Web address',
  writeReviewUrl: 'Link to write a review',
};

/** The name of a field as a label: "serviceAreaPhone" becomes "Service area phone". */
function labelOf(key: string): string {
  if (Object.hasOwn(labels, key)) return labels[key] ?? '';
  const words = key.replace(/([a-z])([A-Z])/g, (_match, end: string, start: string) => `${end} ${start.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1).replaceAll('-', ' ');
}

/** A field such as `hours[0].opens` in words: "Hours, entry 1, opens". */
export function fieldInWords(field: string): string {
  const parts = pathOf(field).map((key) =>
    /^\d+$/.test(key)
      ? `entry ${Number(key) + 1}`
      : labelOf(key).replace(/^[A-Z](?![A-Z])/, (first) => first.toLowerCase()),
  );
  const words = parts.join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The keys of a field such as `hours[0].opens`. */
export function pathOf(field: string): string[] {
  return field.match(/[^.[\]]+/g) ?? [];
}

/**
 * Speaks of an empty field in place of null, which nobody can type into a form, and says no format of days and times, which
 * have fields of their own there.
 */
export function inFormWords(text: string): string {
  return text
    .replace(/,? (?:as year-month-day|on the 24-hour clock)(, Eastern)?(?:, such as "[^"]*")?/, '$1')
    .replaceAll(/(?<=^|\. )null\b/g, 'Empty')
    .replaceAll(/\bnull\b/g, 'empty');
}

/** A phone number in the form of the site, in whatever form it was written; any other text as it is. */
export function formattedPhone(text: string): string {
  const [, area, exchange, line] = /^(?:\+?1)?[\s().-]*([2-9]\d\d)[\s().-]*(\d{3})[\s.-]*(\d{4})$/.exec(text) ?? [];
  return area ? `(${area}) ${exchange}-${line}` : text;
}

/** The JSON Schema of the form: labels in place of names, the fields in the order of the file. */
export function formSchemaOf(schema: RJSFSchema, value: unknown, key = '', isOptional = false): RJSFSchema {
  const { inner, isNullable } = withoutNull(schema);
  const { $schema: _name, required: _required, minItems: _least, const: isConst, ...rest } = inner;
  const description = schema.description ?? inner.description;
  const common = {
    ...rest,
    ...(isConst === undefined ? {} : { type: 'boolean' as const }),
    ...(description === undefined ? {} : { description: inFormWords(description) }),
    ...(key === '' ? {} : { title: labelOf(key) + (isOptional || isNullable ? ' (optional)' : '') }),
  };
  if (inner.properties) {
    const { $schema: _schemaName, ...properties } = inner.properties;
    const own = fieldsOf(value);
    const names = [...new Set([...Object.keys(own), ...Object.keys(properties)])].filter((name) => name in properties);
    return {
      ...common,
      properties: Object.fromEntries(
        names.map((name) => [
          name,
          formSchemaOf(schemaAt(properties, name), own[name], name, inner.required?.includes(name) !== true),
        ]),
      ),
    };
  }
  if (inner.items) {
    const [first] = Array.isArray(value) ? value : [];
    return { ...common, items: { ...formSchemaOf(inner.items as RJSFSchema, first), title: 'Entry' } };
  }
  return common;
}

/**
 * What the file is to hold for what the form holds.
 * @param original what the file held, for the order of its fields
 */
export function contentOf(value: unknown, schema: RJSFSchema, original: unknown): unknown {
  const { inner, isNullable } = withoutNull(schema);
  const content = contentOfType(value, inner, original);
  return isNullable && isEmpty(content) ? null : content;
}

/**
 * The content without the names of those placeholders that differ from the original: the real fact stands there.
 * @param content what `business.json` is to hold; other files have no placeholders
 */
export function withoutReplacedPlaceholders(content: unknown, original: unknown): unknown {
  const { placeholders } = fieldsOf(content);
  if (!Array.isArray(placeholders)) return content;
  const textAt = (root: unknown, path: string) =>
    JSON.stringify(pathOf(path).reduce<unknown>((parent, key) => fieldsOf(parent)[key], root));
  const left = placeholders.filter((path) => textAt(content, String(path)) === textAt(original, String(path)));
  return { ...fieldsOf(content), placeholders: left };
}

function contentOfType(value: unknown, schema: RJSFSchema, original: unknown): unknown {
  if (schema.properties) {
    const fields = fieldsOf(value);
    const names = new Set([
      ...Object.keys(fieldsOf(original)),
      ...Object.keys(schema.properties),
      ...Object.keys(fields),
    ]);
    const contents = [...names].map((name): [string, unknown] => {
      const of = schema.properties?.[name] as RJSFSchema | undefined;
      const content = of ? contentOf(fields[name], of, fieldsOf(original)[name]) : fields[name];
      return [name, schema.required?.includes(name) || !isEmpty(content) ? content : undefined];
    });
    return Object.fromEntries(contents.filter(([, content]) => content !== undefined));
  }
  if (schema.items) {
    const originals: unknown[] = Array.isArray(original) ? original : [];
    return (Array.isArray(value) ? value : []).map((entry, index) =>
      contentOf(entry, schema.items as RJSFSchema, originals[index] ?? originals[0]),
    );
  }
  if (schema.const === true) return value === true ? true : undefined;
  if (schema.type === 'string' && !schema.enum) return value ?? '';
  return value ?? undefined;
}

function withoutNull(schema: RJSFSchema): { inner: RJSFSchema; isNullable: boolean } {
  const [inner, none] = (schema.anyOf ?? []) as RJSFSchema[];
  if (inner && none?.type === 'null') return { inner, isNullable: true };
  const [type, nothing] = Array.isArray(schema.type) ? schema.type : [];
  if (type && nothing === 'null') return { inner: { ...schema, type }, isNullable: true };
  return { inner: schema, isNullable: false };
}

/** Whether nothing is typed in any of its fields. */
function isEmpty(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isEmpty);
  return value === undefined || value === null || value === '';
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

function schemaAt(properties: NonNullable<RJSFSchema['properties']>, name: string): RJSFSchema {
  return properties[name] as RJSFSchema;
}
