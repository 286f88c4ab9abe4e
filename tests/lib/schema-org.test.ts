import { describe, expect, it } from 'vitest';
import { listUrls, findSchemaErrors } from './schema-org';

const step = { '@type': 'HowToStep', text: 'Open it.', url: 'https://d.test/a#b' };
const howTo = {
  '@type': 'HowTo',
  name: 'N',
  description: 'D',
  image: 'https://d.test/a.png',
  totalTime: 'PT5M',
  step: [{ '@type': 'HowToSection', name: 'S', itemListElement: [step, step] }],
};

describe('findSchemaErrors', () => {
  it('has nothing against valid data', () => {
    expect(findSchemaErrors(howTo)).toEqual([]);
  });

  it.each([
    ['a type that is none', { ...howTo, '@type': 'HowToo' }, /unknown type/],
    ['a property that is none', { ...howTo, steps: [] }, /HowTo\.steps: unknown property/],
    ['a property of another type', { ...step, urlTemplate: 'x' }, /belongs to EntryPoint/],
    ['a missing property', { ...step, text: undefined }, /has no text/],
    ['a relative address', { ...howTo, step: [{ ...step, url: '/a' }] }, /"\/a" is none of URL/],
    ['a duration in words', { ...howTo, totalTime: '5 minutes' }, /totalTime/],
    ['an empty duration', { ...howTo, totalTime: 'PT' }, /totalTime/],
    ['a thing in the wrong place', { ...howTo, image: step }, /image\[0\]: is none of/],
    ['an empty text', { ...step, text: ' ' }, /text/],
  ])('finds %s', (_, thing, fault) => {
    expect(findSchemaErrors(thing).join('\n')).toMatch(fault);
  });
});

it('listUrls finds every address', () => {
  expect(listUrls(howTo)).toEqual([
    'https://d.test/a.png',
    'https://d.test/a#b',
    'https://d.test/a#b',
  ]);
});
