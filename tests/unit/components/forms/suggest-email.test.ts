import { suggestEmail } from '../../../../components/forms/suggest-email.ts';

it.each([
  ['ada@gmial.com', 'ada@gmail.com'],
  ['ada@gmai.com', 'ada@gmail.com'],
  ['ada@gmaill.com', 'ada@gmail.com'],
  ['ada@gnail.com', 'ada@gmail.com'],
  ['ada@gmail.con', 'ada@gmail.com'],
  ['ada@gmail.co', 'ada@gmail.com'],
  ['ada@gmail.cmo', 'ada@gmail.com'],
  ['Ada.Example+office@Yaho.com', 'Ada.Example+office@yahoo.com'],
  ['ada@hotmial.com', 'ada@hotmail.com'],
  ['ada@outlok.com', 'ada@outlook.com'],
  ['ada@iclould.com', 'ada@icloud.com'],
  ['ada@bexley-dental.con', 'ada@bexley-dental.com'],
  ['ada@columbus.k12.ogr', 'ada@columbus.k12.org'],
])('%s was probably meant to be %s', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});

it.each([
  'ada@gmail.com',
  'ada@mail.com',
  'ada@ymail.com',
  'ada@email.com',
  'ada@osu.edu',
  'ada@buckeyemail.osu.edu',
  'ada@msu.edu',
  'ada@wowway.com',
  'ada@columbus.rr.com',
  'ada@proton.me',
  'ada@tidewell.example',
  'ada@live.co.uk',
  'ada@gmx.net',
  'ada@company.co',
  'ada@example.museum',
  'ada@con',
  'ada@',
  '@gmial.com',
  'ada',
  '',
])('%p may well be right, and nothing is offered', (typed) => {
  expect(suggestEmail(typed)).toBeUndefined();
});
