/** Makes a finding of a match of a rule: fills its sentences with what the pattern captured. */
import { javaByClassFile } from '../../../fact-tables/java.data';
import { getGuideMessages } from '../guide-rows/guide-messages';
import type { GuideLink, Rule } from '../rules/rule';
import type { LogFindingDraft } from './findings';

/** What a pattern captured, with the names that sentences use; aliases come second. */
type CapturedValues = Readonly<Record<string, string | undefined>>;

/** Makes a finding of a rule. Its subject is the mod or plugin that the pattern captured. */
export function draftFromRule(
  rule: Rule,
  groups: CapturedValues,
  { line, text }: Pick<LogFindingDraft, 'line' | 'text'>,
): LogFindingDraft {
  const values = withAliases(groups);
  const subject = values.mod ?? values.plugin;
  return {
    source: 'rule',
    id: rule.id,
    roles: rule.roles,
    effect: rule.effect,
    leavesOpen: rule.leavesOpen,
    explainedBy: rule.explainedBy,
    isInSummary: rule.isInSummary,
    reportsOnlyTheEnd: rule.reportsOnlyTheEnd,
    software: rule.software,
    product: rule.product,
    versions: rule.versions,
    explainsLineAbove: rule.above,
    ...fillSentences(rule, values),
    guides: linkToGuide(rule),
    hasProductGuide: rule.guide === undefined,
    line,
    text,
    count: 1,
    lastLine: line,
    isNamed: (subject ?? values.needed) !== undefined,
    subject,
    needed: values.needed,
  };
}

/** Adds the names that sentences use to those of the pattern. */
const withAliases = (groups: CapturedValues): CapturedValues => ({
  ...groups,
  mod: groups.mod ?? groups.modOne ?? groups.modId,
  needed: groups.needed ?? groups.neededOne ?? groups.neededId,
  plugin: groups.plugin ?? groups.file?.replace(/\.jar$/, ''),
  java: findJava(groups.classFile),
});

/** Java 1.1 has class files of version 45; it goes up by one per release. */
const CLASS_FILE_VERSION_BEFORE_JAVA_1 = 44;

/** The Java release of a class file version. */
function findJava(classFile: string | undefined): string | undefined {
  if (classFile === undefined) return undefined;
  const listed: number | undefined = javaByClassFile[`v${classFile}`];
  return String(listed ?? Number(classFile) - CLASS_FILE_VERSION_BEFORE_JAVA_1);
}

/** `The plugin {plugin}`, which becomes “A plugin” if the name is not known. */
const NAMED_PLACEHOLDER = /The ((?:proxy )?(?:mod|plugin)(?: or \w+)?) \{(?:mod|plugin)\}/g;
/** `the server {server}`, which becomes “a server behind it”. */
const SERVER_PLACEHOLDER = /\b([Tt])he server \{server\}/g;
/** ` (line {at})`, ` ({file}, line {at})`, which are left out if one is not known. */
const OPTIONAL_PLACEHOLDERS = / \([^()]*\{\w+\}\)/g;
/** `{at}`, which becomes “it”. */
const PLACEHOLDER = /\{(\w+)\}/g;

const fillSentences = (
  rule: Rule,
  values: CapturedValues,
): Pick<LogFindingDraft, 'title' | 'cause' | 'fix' | 'gaps'> => ({
  title: fillTemplate(rule.title, values),
  cause: fillTemplate(rule.cause, values),
  fix: fillTemplate(rule.fix, values),
  gaps: countGaps(rule, values),
});

/** A sentence of a rule, with its placeholders filled in. */
function fillTemplate(template: string, values: CapturedValues): string {
  const getValue = (name: string): string => values[name]?.trim() ?? '';
  const isUnnamed = (values.mod ?? values.plugin) === undefined;
  return (isUnnamed ? template.replace(NAMED_PLACEHOLDER, 'A $1') : template)
    .replace(SERVER_PLACEHOLDER, (named, article: string) => {
      if (values.server !== undefined) return named;
      const indefinite = article === 'T' ? 'A' : 'a';
      return `${indefinite} server behind it`;
    })
    .replace(OPTIONAL_PLACEHOLDERS, (all) =>
      [...all.matchAll(PLACEHOLDER)].every(([, name]) => getValue(name as string) !== '')
        ? all
        : '',
    )
    .replace(PLACEHOLDER, (_, name: string) => getValue(name) || 'it');
}

/** How many placeholders of cause and fix have no value. */
const countGaps = ({ cause, fix }: Rule, values: CapturedValues): number =>
  [...`${cause} ${fix}`.matchAll(PLACEHOLDER)].filter(
    ([, name]) => values[name as string] === undefined,
  ).length;

/** The link to the rule's guide, at its current row; none if this site has no such guide. */
function linkToGuide({ id, guide }: Rule): GuideLink[] {
  const { titles, routeByRule, rowByRule } = getGuideMessages();
  const route = guide?.route ?? routeByRule[id];
  if (route === undefined || !Object.hasOwn(titles, route)) return [];
  const row = rowByRule[id];
  return [row === undefined ? { route } : { route, row }];
}
