import { describe, expect, it } from 'vitest';
import data from './guide-rules.json';
import texts from './guide-texts.json';
import { decodeRule, createRowFragment, encodeRule, type GuideRule } from './guide-rule';
import { getGuideMessages, setGuideMessages } from './guide-messages';

setGuideMessages(data);
const { rules: guideRules } = getGuideMessages();

const rule: GuideRule = {
  route: '/start',
  row: 'trouble-address-already-in-use',
  messages: [['Address already', 'in use']],
  hint: false,
};

describe('a guide row is stored in short form', () => {
  it('omits what its messages imply', () => {
    expect(createRowFragment(rule.messages)).toBe(rule.row);
    expect(encodeRule(rule)).toEqual({ messages: rule.messages });
  });

  it('keeps the part of a fragment that differs, and a hint', () => {
    const other = { ...rule, row: 'trouble-address-of-the-panel', hint: true };
    expect(encodeRule(other)).toMatchObject({ row: '16:of-the-panel', hint: true });
    expect(decodeRule('/start', encodeRule(other))).toEqual(other);
  });

  it('round-trips', () => {
    const rows = [rule, { ...rule, row: '' }, { ...rule, row: `${rule.row}-2` }, ...guideRules];
    for (const one of rows) expect(decodeRule(one.route, encodeRule(one))).toEqual(one);
  });

  it('has a cause and a fix for every row, in rule order, in a separate file', () => {
    const routes = guideRules.map(({ route }) => route);
    for (const [route, rows] of Object.entries(texts)) {
      expect(rows).toHaveLength(routes.filter((one) => one === route).length);
      for (const [cause, fix] of rows) expect(cause && fix, route).toBeTruthy();
    }
    expect(new Set(Object.keys(texts))).toEqual(new Set(routes));
  });
});
