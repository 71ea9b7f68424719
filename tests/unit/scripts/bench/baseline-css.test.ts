/** @jest-environment node */
import { mentionsAttribute, topLevelRules, unifyClasses } from '../../../../scripts/bench/baseline-css.ts';

it('rules are told apart at the top level only', () => {
  const rules = [
    '@import "a;b{.css";',
    'a{color:red}',
    '@media print{a{color:blue}b{c:d}}',
    'q::after{content:"}\\""}',
  ];
  expect(topLevelRules(rules.join('\n'))).toEqual(rules);
});

it.each([
  ['a[data-tone]{}', true],
  ["a[data-tone='dark']{}", true],
  ['a[data-tone-deaf]{}', false],
  ['a{content:"data-tone"}', false],
])('whether %s selects by data-tone: %s', (style, expected) => {
  expect(mentionsAttribute(style, 'data-tone')).toBe(expected);
});

describe('classes whose rules say the same', () => {
  const style = '.a{color:red}.a:hover{top:0}.c{left:0}.b{color:red}.b:hover{top:0}.d{color:red}';
  const unified = unifyClasses(style, ['a', 'b', 'c', 'd']);

  it('become the first of them', () => {
    expect([...unified.renamed]).toEqual([['b', 'a']]);
    expect(unified.style).toBe('.a{color:red}.a:hover{top:0}.c{left:0}.d{color:red}');
  });

  it('stay apart where only some of their rules agree', () => {
    expect(unified.style).toContain('.d{color:red}');
  });

  it('stay apart where one rule names both', () => {
    const shared = '.a{color:red}.b{color:red}.a .b{top:0}';
    expect(unifyClasses(shared, ['a', 'b']).style).toBe(shared);
  });
});
