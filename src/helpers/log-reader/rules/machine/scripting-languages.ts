import { joinInOrder, nameGroup, refuseNext } from '../../../../lib/join-patterns';
import { ANYWHERE, type Rule } from '../rule';

/** Errors that say more by their own words: other rules and the kinds of errors explain them. */
const OTHER_ERRORS = [
  /KeyError: '[A-Z][A-Z0-9_]{2}/,
  /No module named|annot import name|module '[\w.]{1,80}' has no attribute/,
  /\[Errno |\[WinError |MemoryError/,
  /LoginFailure|mproper token|PrivilegedIntents/,
  /Address already in use|gaierror|Connection(?:Refused|Reset)?Error|TimeoutError/,
  /SSLError|CERTIFICATE/,
];
/** The rest of a path leads to Python itself or an installed package: `/usr/lib/python3/json.py`. */
const OF_PYTHON = joinInOrder([
  /[^"\n]{0,200}/,
  [/site-packages|dist-packages|[\\/]lib[\\/]python|<frozen|<string/],
]);
/** A file of the program itself: `File "/app/lamp.py", line 12`. */
const OWN_FILE = joinInOrder([
  /File "/,
  refuseNext([OF_PYTHON]),
  /(?:[^"\n]{0,200}[\\/])?(?<file>[^"\\/\n]{1,80})", line (?<at>\d{1,6})/,
]);
/** Lines of a traceback, except those that name a file of the program itself. */
const LINES_OF_PYTHON = new RegExp(
  `(?:${refuseNext([/[^\n]{0,40}File "/, refuseNext([OF_PYTHON])]).source}[^\\n]{0,300}\\n){1,40}?`,
);
/** The last line of a traceback: `LampError: no oil`. */
const ERROR = nameGroup('what', [
  /[A-Z]\w{2,40}(?:Error|Exception|Interrupt|Warning|Failure|NotFound|Forbidden)?/,
  /(?:: [^\n]{1,160})?/,
]);

/** Errors in programs in Python and JavaScript, such as bots. */
export const scriptingLanguageRules: readonly Rule[] = [
  {
    id: 'environment-missing',
    software: ANYWHERE,
    literals: ["KeyError: '"],
    patterns: [/\bKeyError: '(?<name>[A-Z][A-Z0-9_]{2,60})'/],
    title: 'The program asks for the setting {name}, which nobody has set.',
    cause:
      'It reads {name} from the settings of its start (environment variables) or from a file .env or config, and finds no such entry; capitals count.',
    fix: 'Enter {name} in the start settings of the panel, or in the file that the page of the program names (.env), and restart.',
  },
  {
    id: 'python-error',
    software: ANYWHERE,
    unlessExplained: true,
    scope: 'entry',
    covers: false,
    literals: ['Traceback (most recent call last)'],
    patterns: [
      joinInOrder([
        /Traceback \(most recent call last\):/,
        refuseNext([/[^]{0,6000}/, OTHER_ERRORS]),
        /[^]{0,6000}?/,
        OWN_FILE,
        /[^\n]{0,120}\n/,
        LINES_OF_PYTHON,
        /(?:[\w.]{1,80}\.)?/,
        ERROR,
        /\s*(?:\n(?!\s)|$)/,
      ]),
    ],
    title: 'The Python program stopped in {file}, line {at}: {what}',
    cause:
      'The last line of the traceback says what happened, and the last file of the program itself says where. “AttributeError”, “TypeError”: a package of another version, or a value that is empty. “KeyError”: an entry is missing in settings or data.',
    fix: 'If you changed that file, undo it. Else bring the packages to the versions of requirements.txt, and compare the settings that the line reads with the page of the program.',
  },
  {
    id: 'python-syntax',
    software: ANYWHERE,
    above: true,
    literals: ['SyntaxError: ', 'IndentationError: ', 'TabError: '],
    patterns: [
      joinInOrder([
        OWN_FILE,
        /[^\n]{0,40}\n(?:[^\n]{0,300}\n){1,4}?[^\n]{0,20}?/,
        /(?<what>(?:Syntax|Indentation|Tab)Error: [^\n]{1,160})/,
      ]),
    ],
    title: 'Python cannot read {file}: {what} (line {at}).',
    cause:
      'A bracket, a quote, a colon or the indentation is wrong at that line or just above it; or the program is written for a newer Python than the one here.',
    fix: 'If you changed that file, undo it or correct that line. Else choose the Python in the start settings that the page of the program names, or upload the file again.',
  },
  {
    id: 'node-error',
    software: ANYWHERE,
    unlessExplained: true,
    scope: 'entry',
    covers: false,
    literals: ['TypeError: ', 'ReferenceError: ', 'RangeError: ', 'SyntaxError: '],
    patterns: [
      joinInOrder([
        /^[^\n]{0,60}?(?<what>(?:Type|Reference|Range|Syntax)Error(?: \[\w{1,60}\])?: [^\n]{1,160})\n/,
        /(?:[^\n]{0,300}\n){0,12}?\s{0,20}at (?![^\n]{0,200}(?:node_modules|node:|internal\/))/,
        /[^\n]{0,200}?(?<file>[^\s()\\/]{1,80}\.(?:[cm]?js|ts)):(?<at>\d{1,6}):\d{1,6}/,
      ]),
    ],
    title: 'The script {file} stopped at line {at}: {what}',
    cause:
      'The code at that place met something that it did not expect: an empty value, a name that is not there, or a package of another version.',
    fix: 'If you changed that file, undo it. Else run “npm install” so that the packages have the versions that the program names, and compare its settings with its page.',
  },
];
