import { ANYWHERE, type Rule } from '../rule';

/** Node and Python do not find what a program asks them for. */
export const missingModuleRules: readonly Rule[] = [
  {
    id: 'module-missing',
    software: ANYWHERE,
    literals: ['Cannot find module ', 'Cannot find package ', 'No module named '],
    patterns: [
      /Cannot find (?:module|package) '(?!node:)(?<needed>[@\w][^'\n]{0,120})'/,
      /No module named '?(?<needed>[\w.-]{1,80})/,
    ],
    title: 'The program asks for {needed}, which is not installed there.',
    cause:
      'A package that it builds on is missing: the installation did not run or failed, or it is not in the list of what the program needs.',
    fix: 'Run “npm install” in its folder (Node), or write it into requirements.txt and start again (Python: “pip install”), and read the lines of that installation. If it is a folder of the program itself (such as src or utils), upload it.',
  },
  {
    id: 'module-file-missing',
    software: ANYWHERE,
    scope: 'entry',
    covers: false,
    literals: ["Cannot find module '.", "Cannot find module '/", "Cannot find module '~"],
    patterns: [
      /Cannot find module '(?<file>[./~][^'\n]{1,200})'\s*\n[^\n]{0,60}Require stack:\s*\n[^\n]{0,200}?\bnode_modules\/(?<needed>(?:@[\w.-]{1,60}\/)?[\w.-]{1,60})/,
      /Cannot find module '(?<file>[./~][^'\n]{1,200})'/,
    ],
    title: 'The program asks for the file {file}, which is not there (part of {needed}).',
    cause:
      'The package or program that it belongs to was not installed or uploaded whole, or the file lies elsewhere or has another name; capitals count.',
    fix: 'A file inside node_modules: delete that folder and run “npm install” again. Another one: upload it, and compare the start file in the settings with its name.',
  },
  {
    id: 'node-too-old',
    effect: 'ends',
    software: ANYWHERE,
    literals: ["'node:"],
    patterns: [
      /Cannot find (?:module|package) '(?<needed>node:[\w/]{1,60})'|No such built-in module: (?<name>node:\w{1,40})/,
    ],
    title: 'Node.js here is too old for this program.',
    cause:
      'The program asks for a part of Node.js itself by a name that only newer versions know ({needed}).',
    fix: 'Choose a newer Node.js in the start settings (the image; the page of the program says from which version on), and run the installation of the packages again.',
  },
];
