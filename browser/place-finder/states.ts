/** The other states, each with its abbreviation. */
const states =
  'AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,DC District of Columbia,FL Florida,' +
  'GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,MD Maryland,' +
  'MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,' +
  'NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OK Oklahoma,OR Oregon,PA Pennsylvania,' +
  'RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,WV West Virginia,VA Virginia,' +
  'WA Washington,WI Wisconsin,WY Wyoming';

const list = states.split(',').map((state) => ({
  code: state.slice(0, 2).toLowerCase(),
  name: state.slice(3),
  words: state.slice(3).toLowerCase().split(' '),
}));

/**
 * The other state that a text ends with: "London, KY" or "London Kentucky".
 * @param words of the text, in lower case
 * @param hasComma whether a comma sets the state off
 * @param isPlace whether words are the name of a place
 */
export function stateIn(
  words: readonly string[],
  hasComma: boolean,
  isPlace: (words: readonly string[]) => boolean,
): string | undefined {
  if (words.length < 2) return undefined;
  const last = words[words.length - 1];
  for (const { code, name, words: ending } of list) {
    if (last === code) return name;
    if (last !== ending[ending.length - 1]) continue;
    const rest = words.slice(0, -ending.length);
    const isAtEnd = rest.length > 0 && words.slice(-ending.length).join() === ending.join();
    if (isAtEnd && (hasComma || isPlace(rest))) return name;
  }
  return undefined;
}
