/** Syntax that no file of the project uses. */

/** Matches a pattern of which nobody sees at a glance what it matches: over 160 characters. */
const TOO_LONG = '/.{161}/';
const SPLIT_PATTERN =
  'Split the pattern into short ones, and join them with joinInOrder or joinPatterns of src/lib/join-patterns.ts. Give a part that needs one a name, and an example in its comment.';

/** Options of `no-restricted-syntax`. */
export const EVERYWHERE = [
  {
    selector: 'ExportNamedDeclaration > VariableDeclaration[kind="let"]',
    message: 'An importer cannot see that this changes: export a function that returns it.',
  },
  { selector: `Literal[regex.pattern=${TOO_LONG}]`, message: SPLIT_PATTERN },
  {
    selector: `TaggedTemplateExpression[tag.property.name="raw"] TemplateElement[value.raw=${TOO_LONG}]`,
    message: SPLIT_PATTERN,
  },
];
