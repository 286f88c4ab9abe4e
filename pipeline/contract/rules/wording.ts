/**
 * Words that do not belong on a page: notes about research (open questions go into the evidence
 * file), and phrases that readers had to read twice.
 */
// cspell:ignore entr informations binformations
import type { Root, Text } from 'mdast';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import { NO_POINT, type ContractRule } from '../rule';

/** Notes about the author's research. */
const RESEARCH_NOTES: readonly RegExp[] = [
  /\bnot confirmed\b/i,
  /\bunconfirmed\b/i,
  /\bis (?:still )?open since\b/i,
  /\b(?:is|are|stays?|remains?) open as of\b/i,
  /\bnewest (?:\w+ )?(?:seen|that we)\b/i,
  /\bseen as \d/i,
  /\bcould not be (?:read|checked|found|verified|tested|settled|confirmed|reproduced)\b/i,
  /\bwe (?:have|could|did) not\b/i,
  /\bwe (?:checked|looked|tested|measured|found)\b/i,
  /\b(?:at|on|of|as of|since) our (?:last )?check\b/i,
  /\bour last check\b/i,
  /\bon the day of the check\b/i,
  /\bas of (?:this writing|\d{4}-\d{2}-\d{2}|(?:january|february|march|april|may|june|july|august|september|october|november|december)\b)/i,
  /\bcomes? from people who\b/i,
  /\bnobody has (?:announced|said|confirmed)\b/i,
  /\bis not announced\b/i,
];

/** Such a note in running text only: in a table it is a message that the reader sees. */
const RESEARCH_NOTE_IN_PROSE = /\b(?:was|were) not found\b/i;

/** Phrases that readers had to read twice. */
const PHRASES: readonly (readonly [phrase: RegExp, instead: string])[] = [
  [/\b(?:take|set|make|put|remove) (?:the|a) tick\b/i, 'select the check box'],
  [/\btick (?:every|off|the (?:box|check|option|entry))\b/i, 'select …'],
  [/\bbelongs? into\b/i, 'goes into'],
  [/\bby habit\b/i, 'say what is right'],
  [/\bwith an end\b/i, 'temporary'],
  [/\bquickly named\b/i, 'say what can go wrong'],
  [/\b(?:has|have) not the\b/i, 'does not have the'],
  [/\ban own\b/i, 'its own'],
  [/\bin the manner of\b/i, 'like'],
  [/\bas it seems\b/i, 'leave it out'],
  [/\bmeans what it says\b/i, 'say what it means'],
  [/\bworth taking along\b|\btake along\b/i, 'take … with you'],
  [/\bthird persons?\b/i, 'anyone else'],
  [/\bblackened\b/i, 'blacked out'],
  [/\bwhat is lost by\b/i, 'say what is lost'],
  [/\bone can remember\b/i, 'that is easy to remember'],
  [/\bonce for all\b/i, 'once and for all, or a number'],
  [/\bin between lie\b/i, 'say it in two sentences'],
  [/\bcalculate with pictures\b/i, 'send text'],
  [/\bcapital letters do not count\b/i, 'case does not matter'],
  [/\bcalms? down (?:later|again)\b/i, 'say what happens'],
  [/\b(?:is|are) a (?:hope|conversation)\b/i, 'say what to do'],
  [/\ban evening with and\b/i, 'compare one evening each'],
  [
    /\b(?:keys?|plugins?|lines?|values?|names?|entr(?:y|ies)|it|they|all \d+ \w+) stands? (?:in|there|on|with)\b/i,
    'is in',
  ],
  [/\bwithout anybody(?:'s|’s) support\b/i, 'unsupported'],
  [/\bthere is no such (?:thing|file|word) here\b/i, 'say what there is'],
  [/\bneeds? nothing newer than\b/i, 'works with … and newer'],
  [/\bthe list starts on\b/i, 'is set to'],
  [/\bno (\w+), no (\w+), no (\w+)\b/i, 'a full sentence'],
  [/\bnobody throws\b/i, 'say what players cannot do'],
  [/\bwhat your password will really be\b/i, 'say that the keyboard layout may differ'],
  [/\b(?:that|which) (?:does not|do not) fight\b/i, 'say what fits'],
  [/\bknocks every few\b/i, 'checks every …'],
  [/\binformations\b/i, 'information'],
  [/\bhow it looks like\b/i, 'what it looks like'],
  [/\bactual version\b/i, 'current version'],
];

/** The texts in tables. */
function listTableTexts(tree: Root): ReadonlySet<Node> {
  const texts = new Set<Node>();
  visit(tree, 'table', (table) => {
    visit(table, 'text', (node) => {
      texts.add(node);
    });
  });
  return texts;
}

export const wording: readonly ContractRule[] = [
  {
    point: NO_POINT,
    appliesTo: 'guides-with-evidence',
    check({ tree }, _context, report) {
      const tableTexts = listTableTexts(tree);
      const listNotes = (node: Text) =>
        tableTexts.has(node) ? RESEARCH_NOTES : [...RESEARCH_NOTES, RESEARCH_NOTE_IN_PROSE];
      visit(tree, 'text', (node: Text) => {
        const text = node.value.replace(/\s+/g, ' ');
        for (const pattern of listNotes(node)) {
          const found = pattern.exec(text)?.[0];
          if (found === undefined) continue;
          report(
            `"${found}" is about our research: say what to do, and put the question into the evidence file (open)`,
            node,
          );
        }
      });
    },
  },
  {
    point: NO_POINT,
    appliesTo: 'guides-with-evidence',
    check({ tree }, _context, report) {
      visit(tree, 'text', (node: Text) => {
        const text = node.value.replace(/\s+/g, ' ');
        for (const [phrase, instead] of PHRASES) {
          const found = phrase.exec(text)?.[0];
          if (found !== undefined) report(`"${found}" reads oddly: ${instead}`, node);
        }
      });
    },
  },
];
