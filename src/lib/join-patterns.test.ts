import { expect, it } from 'vitest';
import {
  allowNext,
  joinCapitalWords,
  joinInOrder,
  joinPatterns,
  joinWords,
  matchAgain,
  nameGroup,
  refuseNext,
  requireNext,
} from './join-patterns';

it.each([
  [joinPatterns([/on/, /off/]), /on|off/],
  [joinPatterns([/on/, /off/], 'i'), /on|off/i],
  [joinInOrder([/lamp /, [/on/, /off/]]), /lamp (?:on|off)/],
  [joinInOrder([/lamp/, / on/], 'm'), /lamp on/m],
  [joinWords(['on', 'off']), /on|off/],
  [joinCapitalWords(['on', 'off']), /[Oo]n|[Oo]ff/],
  [nameGroup('file', [/a/]), /(?<file>a)/],
  [nameGroup('state', [[/on/, /off/]]), /(?<state>(?:on|off))/],
  [allowNext([/ on/]), /(?: on)?/],
  [requireNext([/ on/]), /(?= on)/],
  [refuseNext([/ off/]), /(?! off)/],
  [joinInOrder([/(?<lamp>\w)-/, matchAgain('lamp')]), /(?<lamp>\w)-\k<lamp>/],
])('%s is %s', (joined, expected) => {
  expect(joined).toEqual(expected);
});
