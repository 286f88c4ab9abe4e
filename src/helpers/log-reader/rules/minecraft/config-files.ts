import { allowNext, joinInOrder, refuseNext } from '../../../../lib/join-patterns';
import type { Family, Rule } from '../rule';

const FAMILY: readonly Family[] = ['any'];
const FILES = { route: '/file-manager-controls' };
const MARK = String.raw`in ["'](?:<string>|<unicode string>|string|reader|<reader>|<byte string>)["'], line `;
/** Where a YAML reader stopped: `in 'reader', line 14, column 1`. */
const WHERE = String.raw`${MARK}(?<at>\d{1,6})`;
/** What it parsed and where that begins: the fault is at a second mark. */
const CONTEXT = String.raw`while parsing a[^\n]{1,40}\n[^\n]{0,80}${MARK}[^\n]{0,40}(?:\n(?!\s*at )[^\n]{0,300}){1,7}?`;
/** What is wrong with the text: `found duplicate key`. */
const YAML = joinInOrder([
  [
    /while (?:scanning|parsing) [a-z ]{2,40}|mapping values are not allowed here/,
    /found character [^\n]{1,40} that cannot start any token|could not find expected ':'/,
    /found duplicate key|(?<!\(0x0\) )special characters are not allowed/,
  ],
]).source;
/** `Could not load file lamp.yml`, to the end of the line. */
const FILE_NOT_LOADED = joinInOrder([
  /[^\n]{0,120}(?:Cannot load|Could not load|Error loading|Failed to load) /,
  /(?:file |configuration (?:file )?)?(?<file>[^\s'"]{1,200}\.ya?ml)[^\n]{0,120}\n/,
]);
/** ` path $[0].modid`: in the metadata of a mod, which Forge does without, or in its data and models. */
const PATH_OF_MOD = joinInOrder([
  / path \$(?:\[\d{1,3}\])?\./,
  [
    /ingredients|key|pattern|pools|conditions|criteria|values|result|parent/,
    /modid|name|version|description|authorList|logoFile|url|updateUrl/,
    /mcversion|credits|screenshots|dependencies/,
  ],
  /\b/,
]);

/** Invalid settings: YAML and JSON, with the file and line if they are given. */
export const configRules: readonly Rule[] = [
  {
    id: 'config-save-failed',
    roles: ['logger-is-suspect'],
    software: ['bukkit', 'proxy'],
    literals: ['Could not save '],
    patterns: [
      /Could not save config(?:uration)?(?: file)? to (?<file>[^\n]{1,200}?\.\w{2,10})(?=\. |\s*$)/,
      /Could not save \S{1,80} to (?<file>(?:(?! because )[^\n]){1,200}[\\/][^\\/\s]{1,80}\.(?:ya?ml|json|toml|conf|properties|txt))\s*$/,
    ],
    title: 'A plugin could not write its file {file}.',
    cause:
      'The disk is full, or the file or its folder belongs to another user (after an upload or a move).',
    fix: 'Look at the free disk space first. If there is some, copy the folder of that plugin, delete the original and give the copy its name; if that is refused, tell support.',
    guide: { route: '/file-manager-controls' },
  },
  {
    id: 'config-file-zeros',
    roles: ['logger-is-suspect'],
    software: FAMILY,
    literals: [
      'Cannot load ',
      'Could not load ',
      'Error loading ',
      'Failed to load ',
      'ReaderException: ',
    ],
    scope: 'entry',
    patterns: [
      joinInOrder([
        /^/,
        FILE_NOT_LOADED,
        /[^]{0,300}?unacceptable (?:code point|character) '[^']{0,20}' \(0x0\)/,
      ]),
      /^[^\n]{0,200}ReaderException: unacceptable (?:code point|character) '[^']{0,20}' \(0x0\)/,
    ],
    title: 'A file of settings or data is damaged: it holds zeros in place of its text.',
    cause:
      'That is no mistake in its writing. It comes from a crash, a Kill or a full disk while the file was being written.',
    fix: 'The lines name the file, or the plugin that reads it. Check the free disk, then restore the file from a backup. Without one, rename it while the server is stopped: settings are written again, data in it are lost.',
    guide: { route: '/backups' },
  },
  {
    id: 'config-yaml-file',
    roles: ['logger-is-suspect'],
    software: FAMILY,
    literals: [
      'Cannot load ',
      'Could not load ',
      'has broken syntax',
      'Error loading ',
      'InvalidConfigurationException',
    ],
    scope: 'entry',
    patterns: [
      joinInOrder([
        /^(?![^]{0,400}\(0x0\))/,
        FILE_NOT_LOADED,
        allowNext([/[^]{0,1200}?/, allowNext([new RegExp(CONTEXT)]), new RegExp(WHERE)]),
      ]),
      /^[^\n]{0,120}File (?<file>[^\s'"]{1,200}\.ya?ml) has broken syntax/,
    ],
    title: 'The settings file {file} cannot be read.',
    cause:
      'Its YAML is broken: a tab instead of spaces, wrong indentation, a missing quote or a colon without a space. The lines below say where.',
    fix: 'Open {file} at the line that is named (line {at}) and compare it with the lines around; indent with spaces only. If you do not find it, restore the file from a backup.',
    guide: FILES,
  },
  {
    id: 'config-yaml',
    roles: ['logger-is-suspect'],
    software: FAMILY,
    unlessExplained: true,
    literals: [
      'while scanning ',
      'while parsing ',
      'mapping values are not allowed here',
      'that cannot start any token',
      "could not find expected ':'",
      'found duplicate key',
      'special characters are not allowed',
      'line ',
    ],
    scope: 'entry',
    patterns: [
      new RegExp(String.raw`^[^\n]{0,300}${CONTEXT}${WHERE}`),
      new RegExp(String.raw`^[^\n]{0,300}${YAML}(?:[^]{0,500}?${WHERE})`),
      new RegExp(String.raw`^(?:[^\n]{0,60}\]:? )?\s{0,4}${WHERE}, column`),
      new RegExp(
        String.raw`^[^\n]{0,300}(?:YAMLException|ScannerException|ParserException)[^\n]{0,40}${YAML}`,
      ),
    ],
    title: 'A settings file cannot be read: its YAML is broken in line {at}.',
    cause:
      'A tab instead of spaces, wrong indentation, a missing quote or a colon without a space. The file is the one of the plugin named above or below; where only Paper’s own code stands there, it is one of Paper’s: config/paper-global.yml, config/paper-world-defaults.yml, spigot.yml or bukkit.yml.',
    fix: 'Open that file at line {at}, compare it with the lines around and indent with spaces only. If you do not find it, restore the file from a backup.',
    guide: FILES,
  },
  {
    id: 'config-value',
    roles: ['logger-is-suspect'],
    software: FAMILY,
    literals: ['SerializationException: ['],
    patterns: [
      /SerializationException: \[(?<key>[^\]\n]{1,160})\] of type (?<type>[\w.$<>]{1,80}): (?:[\w.]{1,80}: )?(?<what>[^\n]{1,160}?)\s*(?:$|\n)/,
    ],
    title: 'The setting {key} has a value that the server cannot read.',
    cause:
      'It expects {type}. The error: {what}. Usually the file was made by another version, or a word was written where a number belongs.',
    fix: 'Find that setting in the file that the lines around name (for Paper: paper-global.yml, paper-world-defaults.yml or paper-world.yml), correct the value or delete the line: the server writes its default.',
    guide: FILES,
  },
  {
    id: 'config-json',
    roles: ['unreadable-file', 'logger-is-suspect'],
    leavesOpen: 'suspect',
    unlessExplained: true,
    software: FAMILY,
    literals: ['JsonSyntaxException', 'MalformedJsonException'],
    patterns: [
      // `path $[0].modid` is in a mod's metadata, which Forge does without.
      // Not “Expected BEGIN_OBJECT but was …”: that is usually the response of a web service.
      joinInOrder([
        /^(?![^\n]{0,400}(?:[Uu]pdate|(?:Unable|Failed) to load model))/,
        // The name of a file anywhere on the line, if there is one.
        /(?=[^\n]{0,300}?(?<![\w.-])(?<json>[\w.-]{1,60}\.json5?)\b|)/,
        /[^\n]{0,400}?/,
        [
          /MalformedJsonException/,
          /JsonSyntaxException: [\w.]{0,60}(?:EOFException|MalformedJsonException)/,
        ],
        /[^\n]{0,300}?at line (?<at>\d{1,6}) column \d{1,6}\b/,
        refuseNext([PATH_OF_MOD]),
      ]),
    ],
    title: 'A JSON file ({json}) cannot be read: it is broken in line {at}.',
    cause:
      'A comma or bracket is missing or left over, or the file is empty. The lines around name the mod, plugin or file.',
    fix: 'Open the file at line {at} and repair it, or restore it. Files like whitelist.json, ops.json and usercache.json are written again when they are missing, without their entries.',
    guide: FILES,
  },
  {
    id: 'config-of-library',
    roles: ['logger-is-suspect'],
    software: FAMILY,
    unlessExplained: true,
    literals: [
      'ConfigException$',
      'spongepowered.configurate.',
      'com.fasterxml.jackson.',
      'toml4j',
      'com.moandjiezana.toml',
    ],
    patterns: [
      /ConfigException\$\w{1,40}: (?:(?<file>[^\s:]{1,200}\.(?:conf|json|properties)):? ?)?(?:@? ?(?<at>\d{1,6}): )?(?<what>[^\n]{1,160}?)\s*(?:$|\n)/,
      /spongepowered\.configurate\.[\w.]{0,60}Exception: (?!\[\]|[^\n]{0,200}\b[Uu]nknown error)(?<what>[^\n]{1,200}?)\s*(?:$|\n)/,
      /com\.fasterxml\.jackson\.[\w.]{1,80}Exception: (?<what>(?:(?! \(code | at \[Source)[^\n]){1,160})(?:[^\n]{0,240}?\bline: (?<at>\d{1,6}))?/,
      /com\.moandjiezana\.toml\.[^\n]{0,80}?: ?(?<what>[^\n]{1,160}?) on line (?<at>\d{1,6})/,
    ],
    title:
      'A settings file cannot be read, or a value in it does not fit ({file}) (line {at}): {what}',
    cause:
      'A bracket, a quotation mark or a comma is wrong there or just above, a word stands where a number belongs, or the entry has another name in this version.',
    fix: 'The lines around name the plugin or mod. Open its file at that place and correct it, or undo the last change. If nobody changed it, rename the file, so that it is written again, and carry your values over.',
    guide: FILES,
  },
  {
    id: 'setting-not-given',
    software: FAMILY,
    literals: [' specified in ', ' set in ', ' configured in ', ' given in '],
    patterns: [
      joinInOrder([
        /\b[Nn]o (?<what>[\w -]{2,40}) (?:specified|set|configured|given) in (?:the |your )?/,
        /["'`]?(?<file>[\w./-]{1,120}\.(?:toml|ya?ml|json|cfg|conf|ini|properties|env))\b/,
      ]),
    ],
    title: 'A setting is missing: {what} in {file}.',
    cause:
      'The program looks for it there and finds nothing. It may stand in another copy of the file than the one that is read, in the wrong section, or behind a sign for comments.',
    fix: 'Write it into {file} in the folder that the program starts in, save, and restart. If it stands there, look whether a variable in the start settings overwrites it.',
    guide: FILES,
  },
];
