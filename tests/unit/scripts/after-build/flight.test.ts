/** @jest-environment node */
import { UnexpectedOutputError } from '../../../../scripts/after-build/document.ts';
import { flightRows, pushedBy, withoutElements } from '../../../../scripts/after-build/flight.ts';
import { flightData, textRow } from './next-page.ts';

const rows = (data: string) => flightRows(data, 'about/index.html');
const joined = (found: readonly { source: string }[]) => found.map(({ source }) => source).join('');

describe('an inline script', () => {
  it.each([
    ['self.__next_f.push([1,"a\\"b\\n"])', [1, 'a"b\n']],
    [' self.__next_f.push([1,"a"]); \n', [1, 'a']],
    ['(self.__next_f=self.__next_f||[]).push([0])', [0]],
    ['(self.__next_f = self.__next_f || []).push([2,null])', [2, null]],
    ['self.__next_f.push([1,"1:[]\\n])"])', [1, '1:[]\n])']],
  ])('that pushes flight data gives the array: %s', (script, array) => {
    expect(pushedBy(script, 'about/index.html')).toEqual(array);
  });

  it.each([
    '',
    'go()',
    '(globalThis["TURBOPACK"]||[]).push([1])',
    'go();self.__next_f.push([1,"a"])',
    'self.__next_f=[]',
  ])('that does something else gives nothing: %s', (script) => {
    expect(pushedBy(script, 'about/index.html')).toBeUndefined();
  });
});

describe('flight data', () => {
  it('is cut into its rows, and joined again it is what it was, to the letter', () => {
    const found = rows(flightData);
    expect(found.map(({ id }) => id)).toEqual(['1', 'b', 'c', '', '', '2', '0', '3', '4', 'd', '7']);
    expect(joined(found)).toBe(flightData);
  });

  it('gives the values of rows of JSON', () => {
    expect(rows('0:{"a":[1,null,"x:y"]}\n1f:"é\\n"\n2:null\n3:-1.5\n').map(({ json }) => json)).toEqual([
      { a: [1, null, 'x:y'] },
      'é\n',
      null,
      -1.5,
    ]);
  });

  it.each([
    ['a module', 'c:I[68027,["$b"],"default",1]\n'],
    ['a hint', ':HL["/font.css","style"]\n'],
    ['the end of a stream', '7:C\n'],
    ['an error', '9:E{"digest":"1"}\n'],
  ])('leaves a row with %s as it stands, without a value', (_what, row) => {
    const [found, next] = rows(`${row}1:[]\n`);
    expect(found?.source).toBe(row);
    expect(found).not.toHaveProperty('json');
    expect(next?.json).toEqual([]);
  });

  it.each([
    ['plain', 'Words'],
    ['with colons and lines that look like rows', '1:"no"\n2:null\n'],
    ['with letters of several bytes', 'Größe “24/7” – 清潔 🧽'],
    ['that ends within such letters and lines', '🧽\n'],
    ['that is empty', ''],
    ['longer than 255 bytes', 'é:\n'.repeat(300)],
  ])('takes a text by its length in bytes: %s', (_what, text) => {
    const [before, found, after, ...others] = rows(`0:"a"\n${textRow('a1', text)}b2:["$","p",null,{}]\n`);
    expect(before?.json).toBe('a');
    expect(found).toEqual({ id: 'a1', source: textRow('a1', text) });
    expect(after?.json).toEqual(['$', 'p', null, {}]);
    expect(others).toEqual([]);
  });

  it('may end without a line end', () => {
    expect(rows('0:"a"\n1:[2]').map(({ json }) => json)).toEqual(['a', [2]]);
  });

  it.each([
    ['words instead of rows', 'Some words', 'does not begin with "id:"'],
    ['an id that is no hexadecimal number', 'some:1\n', 'does not begin with "id:"'],
    ['words after a good row', '0:"a"\nwords\n', 'does not begin with "id:"'],
    ['a text that is longer than the data', '1:Tff,short', 'a row of text without a proper length'],
    ['a text whose length is no number', '1:Txyz,short\n', 'a row of text without a proper length'],
    ['a text without a length', '1:Text\n', 'a row of text without a proper length'],
    ['a text whose length ends within a letter', '1:T1,é\n', 'does not begin with "id:"'],
    ['JSON that is cut off', '1:["$","p"\n2:null\n', 'a value that is no JSON: ["$","p"'],
    ['a value that is no JSON', '1:undefined\n', 'a value that is no JSON: undefined'],
    ['an empty value', '1:\n', 'a value that is no JSON'],
  ])('with %s is refused, and the message names file and finding', (_what, data, finding) => {
    expect(() => rows(data)).toThrow(UnexpectedOutputError);
    expect(() => rows(data)).toThrow(/^about\/index\.html: the flight data has /);
    expect(() => rows(data)).toThrow(finding);
  });
});

describe('taking elements out of the rows', () => {
  const styles = (data: string) => withoutElements(rows(data), 'style', (props) => 'data-styled' in props);
  const style = '["$","style","sc-a",{"data-styled":"","children":".a{}"}]';

  it('puts null in their places, so that all others keep theirs', () => {
    expect(joined(styles(`0:[${style},["$","p",null,{"children":"a"}],${style},"$0:1"]\n`))).toBe(
      '0:[null,["$","p",null,{"children":"a"}],null,"$0:1"]\n',
    );
  });

  it('finds them wherever they are', () => {
    const at = (place: string) => `0:{"f":[["$","p",null,{"children":{"a":[[${place}]]}}],${place}]}\n1:${place}\n`;
    expect(joined(styles(at(style)))).toBe(at('null'));
  });

  it.each([
    ['of another name', '["$","link",null,{"data-styled":""}]'],
    ['with other properties', '["$","style",null,{"children":".a{}"}]'],
    ['in a text', '"[\\"$\\",\\"style\\",null,{\\"data-styled\\":\\"\\"}]"'],
  ])('leaves those %s', (_what, element) => {
    const data = `0:[${element}]\n`;
    expect(joined(styles(data))).toBe(data);
  });

  it('leaves rows of other kinds to the letter, whatever is in them', () => {
    const others = `${textRow('1', `0:[${style}] é\n`)}c:I[1,[${style}],"default",  1]\n:HL["/a.css",  "style"]\n7:C\n`;
    expect(joined(styles(`${others}0:[${style}]\n`))).toBe(`${others}0:[null]\n`);
  });

  it('keeps every id and every value beside them', () => {
    const found = styles(flightData);
    const given = rows(flightData);
    expect(found.map(({ id }) => id)).toEqual(given.map(({ id }) => id));
    expect(found.find(({ id }) => id === '3')?.json).toEqual([null, ['$', 'main', null, { children: '$L4' }]]);
    expect(found.find(({ id }) => id === 'd')?.json).toEqual(given.find(({ id }) => id === 'd')?.json);
  });

  it('gives values that are what the rows say', () => {
    for (const { source, json } of styles(`0:[${style},{"a":"é\\n"}]\n1:"x"\n`)) {
      expect(source.endsWith('\n')).toBe(true);
      expect(JSON.parse(source.slice(source.indexOf(':') + 1))).toEqual(json);
    }
  });
});
