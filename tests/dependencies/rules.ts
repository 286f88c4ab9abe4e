/** Rules for installed packages: licenses, where packages come from, and what may run. */
import { INSTALL_SCRIPTS, LICENSES, OTHER_LICENSES } from '../../config/dependencies';

/** An entry of `packages` in package-lock.json. */
export interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
}

export interface Lock {
  readonly lockfileVersion: number;
  /** By folder, such as `node_modules/a/node_modules/@b/c`; the project itself is `''`. */
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

export interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** Name of the package in a folder of the lock file. */
export function getPackageName(folder: string): string {
  return folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

function findLicenseProblem(name: string, license: string | undefined): string | undefined {
  if (license !== undefined && license in LICENSES) return undefined;
  const other = OTHER_LICENSES[name];
  if (other !== undefined && (license === undefined || license === other.license)) return undefined;
  return `${name}: license ${license ?? 'missing'} is not in config/dependencies.ts`;
}

/** Every violation in a lock file. */
export function checkLock({ lockfileVersion, packages }: Lock): string[] {
  const problems = lockfileVersion === 3 ? [] : [`lockfileVersion is ${lockfileVersion}, not 3`];
  for (const [folder, entry] of Object.entries(packages)) {
    if (folder === '') continue;
    const name = getPackageName(folder);
    const license = findLicenseProblem(name, entry.license);
    if (license !== undefined) problems.push(license);
    if (entry.integrity?.startsWith('sha512-') !== true) {
      problems.push(`${name}: no sha512 integrity`);
    }
    // npm installs from the configured registry; any other URL in the lock file could be a private
    // host, a git branch or a folder.
    if (entry.resolved !== undefined || entry.link === true) {
      problems.push(
        `${name}: comes from ${entry.resolved ?? 'a link'}; .npmrc keeps addresses out`,
      );
    }
    if (entry.hasInstallScript === true && !(name in INSTALL_SCRIPTS)) {
      problems.push(`${name}: has an install script that config/dependencies.ts does not explain`);
    }
  }
  return problems;
}

/** Entries of the lists in config/dependencies.ts that no package needs any more. */
export function findUnusedExceptions({ packages }: Lock): string[] {
  const entries = Object.entries(packages).filter(([folder]) => folder !== '');
  const names = new Set(entries.map(([folder]) => getPackageName(folder)));
  const scripted = new Set(
    entries
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([folder]) => getPackageName(folder)),
  );
  const licenses = new Set(entries.map(([, { license }]) => license));
  return [
    ...Object.keys(OTHER_LICENSES).filter((name) => !names.has(name)),
    ...Object.keys(INSTALL_SCRIPTS).filter((name) => !scripted.has(name)),
    ...Object.keys(LICENSES).filter((license) => !licenses.has(license)),
  ];
}

const listDirect = ({ dependencies, devDependencies }: Manifest) =>
  Object.entries({ ...dependencies, ...devDependencies });

/** Direct dependencies with a version range, which would make `npm install` unpredictable. */
export function findInexactVersions(manifest: Manifest): string[] {
  return listDirect(manifest)
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name, version]) => `${name}: ${version}`);
}

/**
 * Errors in the table under "Dependencies": a missing direct dependency, a package that was
 * removed, the wrong class of license.
 */
export function checkReadme(readme: string, manifest: Manifest, lock: Lock): string[] {
  const section = readme.split(/^## /m).find((part) => part.startsWith('Dependencies\n')) ?? '';
  const classes = new Map(
    [...section.matchAll(/^\| (`.*`) +\| .* \| (.*?) +\|$/gm)].flatMap(
      ([, names = '', license = '']) =>
        [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => [name, license] as const),
    ),
  );
  const names = listDirect(manifest).map(([name]) => name);
  return [
    ...names.flatMap((name) => {
      const written = classes.get(name);
      const license = LICENSES[lock.packages[`node_modules/${name}`]?.license ?? ''];
      if (written === undefined) return [`${name}: not in the README`];
      return written === license
        ? []
        : [`${name}: ${written} in the README, ${license ?? 'unknown'} in the lock file`];
    }),
    ...[...classes.keys()]
      .filter((name) => !names.includes(name))
      .map((name) => `${name}: in the README, but no dependency`),
  ];
}
