import { joinInOrder } from '../../../../lib/join-patterns';
import { ANYWHERE, type Rule } from '../rule';

/** Messages of programs that install others: apt and dpkg, npm, pip. */
export const packageRules: readonly Rule[] = [
  {
    id: 'apt-needs-package',
    software: ANYWHERE,
    literals: [' depends on ', ' : Depends: ', ' : PreDepends: '],
    patterns: [
      /^\s{0,4}(?<name>[a-z\d][\w.+-]{1,80})(?::\w{1,10})? depends on (?<needed>[a-z\d][\w.+-]{1,80})[^\n]{0,80}; however:/,
      joinInOrder([
        /^\s{0,4}(?<name>[a-z\d][\w.+-]{1,80})(?::\w{1,10})? : (?:Pre)?Depends: /,
        /(?<needed>[a-z\d][\w.+-]{1,80})[^\n]{0,80} but (?:it|[\w.:~+-]{1,60}) is (?:not |to be )/,
      ]),
    ],
    title: 'The package {name} is not installed: it needs {needed}.',
    cause:
      '{needed} is not there in a version that fits, and cannot be taken from the sources of this system: it was not given along, is held back, or the packages are made for another release of it.',
    fix: 'Run “apt-get update”, then “apt-get -f install”, which adds what is missing. If you install files (.deb) with dpkg, name them all in one command, or use “apt install ./FILE.deb”. If apt still refuses, the source is for another release: compare its name in /etc/apt/sources.list.d with “cat /etc/os-release”.',
  },
  {
    id: 'apt-locked',
    effect: 'ends',
    software: ANYWHERE,
    literals: [
      'Could not get lock /var/lib',
      'Unable to acquire the dpkg',
      'Unable to lock the admin',
    ],
    patterns: [
      /Could not get lock \/var\/lib\/[\w./-]{1,80} It is held by process \d{1,8} \((?<name>[^)\n]{1,40})\)/,
      /Could not get lock \/var\/lib/,
      /Unable to (?:acquire the dpkg frontend lock|lock the administration directory)/,
    ],
    title: 'apt is busy: another installation runs on this machine ({name}).',
    cause:
      'Only one program may install at a time. Usually it is the automatic update after the start of the machine (unattended-upgrades).',
    fix: 'Wait some minutes and try again. Do not delete the lock file: packages could be left half installed. If it stays for an hour, restart the machine, then run “dpkg --configure -a”.',
  },
  {
    id: 'apt-interrupted',
    effect: 'ends',
    software: ANYWHERE,
    literals: ['dpkg was interrupted'],
    patterns: [/dpkg was interrupted, you must manually run/],
    title: 'An earlier installation broke off, and apt does nothing before it is finished.',
    cause: 'The machine was restarted or the window closed while packages were installed.',
    fix: 'Run “dpkg --configure -a” as root, then “apt-get -f install”, then your command again.',
  },
  {
    id: 'apt-signature-invalid',
    software: ANYWHERE,
    covers: true,
    literals: ['At least one invalid signature was encountered'],
    patterns: [
      /GPG error: (?<source>[^\n]{1,120}?): At least one invalid signature was encountered/,
    ],
    title: 'apt could not check the signature of its package lists ({source}).',
    cause:
      'In a container the disk of the machine is usually full (of old images and build caches), or Docker and libseccomp there are too old for the image. Else something between this machine and the source changes what is downloaded (a proxy).',
    fix: 'Look at “df -h” on the machine. “docker image prune” and “docker builder prune” delete images and caches that no container uses. If there is room, update Docker and libseccomp2 on the machine, or take an older tag of the image. Outside Docker run “apt-get clean” and “apt-get update” again.',
  },
  {
    id: 'apt-hash-mismatch',
    software: ANYWHERE,
    literals: ['Hash Sum mismatch', 'File has unexpected size'],
    patterns: [
      /Failed to fetch (?<source>https?:\/\/[^\s]{1,200})\s[^\n]{0,40}(?:Hash Sum mismatch|File has unexpected size)/,
      /Hash Sum mismatch|File has unexpected size/,
    ],
    title: 'apt downloaded something other than the package list names ({source}).',
    cause:
      'The mirror was being updated at that moment, or a proxy or cache in between hands out an old or changed file.',
    fix: 'Run “apt-get clean”, “rm -rf /var/lib/apt/lists/*” and “apt-get update” after some minutes. In a Docker build write update and install into one RUN line, and build with --no-cache. If the error stays, take another mirror in the list of sources, or one with https.',
  },
  {
    id: 'apt-key',
    software: ANYWHERE,
    literals: ['NO_PUBKEY', 'EXPKEYSIG', ' is not signed'],
    patterns: [
      /(?:NO_PUBKEY|EXPKEYSIG) (?<key>[\dA-F]{8,40})/,
      /The repository '(?<source>[^'\n]{1,160})' is not signed/,
    ],
    title:
      'apt does not trust a source of packages: its key is missing or has expired ({key}) ({source}).',
    cause:
      'Sources from outside the system are signed with a key of their own, which has to be on this machine. Makers change theirs after some years.',
    fix: 'Install the key again as the page of that source says (a file in /etc/apt/keyrings or /usr/share/keyrings, named behind “signed-by=” in /etc/apt/sources.list.d), then run “apt-get update”. If nobody needs that source any more, delete its file there.',
  },
  {
    id: 'apt-source-gone',
    software: ANYWHERE,
    literals: ['have a Release file', '404  Not Found [IP'],
    patterns: [
      /The repository '(?<source>[^'\n]{1,160})' (?:does not|no longer) ha(?:ve|s) a Release file/,
      /(?<source>https?:\/\/[^\s]{1,160})[^\n]{0,40} 404 {1,2}Not Found \[IP/,
    ],
    title: 'A source of packages does not have what apt asks for: {source}',
    cause:
      'It has nothing for this release of the system: the release is too old (moved to an archive), too new, or its name is mistyped. A single file with 404 only means that the list on this machine is old.',
    fix: 'Run “apt-get update” first and try again. If the error stays, look into the file of that source in /etc/apt/sources.list.d: put the name of a release there that its page lists. A system without updates needs an upgrade to a newer release.',
  },
  {
    id: 'apt-source-twice',
    software: ANYWHERE,
    literals: ['Conflicting values set for option Signed-By'],
    patterns: [/Conflicting values set for option Signed-By regarding source (?<source>\S{1,160})/],
    title: 'apt reads no source of packages at all: {source} stands there twice, with two keys.',
    cause:
      'Two installers each wrote a file for the same source, with different files behind “signed-by=”.',
    fix: 'Run “grep -rl {source} /etc/apt/sources.list*”, delete all but one of the files that it names, and run “apt-get update”.',
  },
  {
    id: 'apt-clock',
    software: ANYWHERE,
    literals: ['is not valid yet (invalid for another'],
    patterns: [
      /Release file for (?<source>[^\s]{1,160}) is not valid yet \(invalid for another (?<time>[^)\n]{1,40})\)/,
    ],
    title: 'The clock of this machine is wrong: it is {time} behind.',
    cause:
      'apt takes the list of packages for one from the future. Certificates fail for the same reason.',
    fix: 'Set the clock: “timedatectl set-ntp true”, and look at “date”. In a virtual machine or WSL restart it. Then try again.',
  },
  {
    id: 'apt-no-package',
    software: ANYWHERE,
    literals: [
      'Unable to locate package ',
      'no installation candidate',
      "couldn't find any package",
    ],
    patterns: [
      /Unable to locate package (?<name>[\w.+-]{1,80})/,
      /Package '?(?<name>[\w.+-]{1,80})'? has no installation candidate/,
    ],
    title: 'The package {name} does not exist for this system.',
    cause:
      'The list of packages was never loaded (in new images), the name is another one in this release, or the package comes from a source that is not set up here.',
    fix: 'Run “apt-get update” and try again. If the error stays, look for the name with “apt-cache search PART”, and for the source on the page of the program.',
  },
  {
    id: 'apt-script-failed',
    effect: 'ends',
    reportsOnlyTheEnd: true,
    software: ANYWHERE,
    literals: ['installation script subprocess returned', 'post-installation script returned'],
    patterns: [
      /installed (?<name>[\w.+-]{1,80}) package (?:post|pre)-(?:installation|removal) script subprocess returned error/,
      /(?:post|pre)-installation script (?:subprocess )?returned error/,
    ],
    title: 'The package {name} is there, but its last step of the installation failed.',
    cause:
      'Usually that step starts its service, and the service does not start. The reason stands in the log of the service, not here.',
    fix: 'Read the log of the service (“journalctl -u NAME -n 100 --no-pager”), mend that, then run “dpkg --configure -a”.',
  },
  {
    id: 'node-native-version',
    effect: 'ends',
    software: ANYWHERE,
    literals: ['NODE_MODULE_VERSION'],
    patterns: [
      /NODE_MODULE_VERSION (?<old>\d{1,4})[^]{0,200}?requires\s{1,3}NODE_MODULE_VERSION (?<needed>\d{1,4})/,
      /NODE_MODULE_VERSION/,
    ],
    scope: 'entry',
    title: 'A package of the program was built for another version of Node.js.',
    cause:
      'Node.js was updated (or the files were copied from another machine) after “npm install” had built that package.',
    fix: 'Stop the program, delete the folder node_modules and run “npm install” (or “npm rebuild”) with the Node.js that it runs on; or choose the earlier Node.js in the start settings.',
  },
  {
    id: 'node-module-kind',
    effect: 'ends',
    software: ANYWHERE,
    literals: [
      'ERR_REQUIRE_ESM',
      'import statement outside a module',
      'require is not defined in ES module',
      'require() of ES Module',
    ],
    patterns: [
      /require\(\) of ES Module [^\n]{0,200}?node_modules\/(?<needed>(?:@[\w.-]{1,60}\/)?[\w.-]{1,60})/,
      /(?<what>Cannot use import statement outside a module|require is not defined in ES module scope)/,
      /ERR_REQUIRE_ESM/,
    ],
    title: 'The program and a package of it load code in two different ways ({needed}) ({what}).',
    cause:
      'JavaScript has “require” (older) and “import” (newer). The newest version of some packages can only be imported; and a file with “import” needs "type": "module" in package.json.',
    fix: 'If {needed} was just updated, install the version before it (“npm install NAME@VERSION”), or choose Node.js 22.12 or newer, which takes both. For your own file: write "type": "module" into package.json if it uses “import”, and take it out if it uses “require”.',
  },
  {
    id: 'npm-install-failed',
    software: ANYWHERE,
    literals: ['npm ERR! ', 'npm error '],
    patterns: [
      /npm (?:ERR!|error) (?<what>[Mm]issing script: "?[\w:-]{1,40}"?)/,
      /npm (?:ERR!|error) (?:code )?(?<what>ERESOLVE|EUSAGE|E404|E401|E403|ENOTEMPTY|EINTEGRITY|EBADENGINE)\b/,
      /npm (?:ERR!|error) (?<what>enoent Could not read package\.json|gyp ERR! [^\n]{1,80})/,
    ],
    title: 'npm stopped: {what}',
    cause:
      '“Missing script”: package.json has no such entry below “scripts”. “Could not read package.json”: the files are not in this folder. ERESOLVE: packages ask for different versions of one. EUSAGE: package.json and package-lock.json do not fit each other. E404: a package does not exist. gyp: it has to be built here, and a compiler or Python is missing.',
    fix: 'Missing script: start the file itself (“node index.js”). No package.json: upload the program into that folder, or correct the folder in the start settings. ERESOLVE: “npm install --legacy-peer-deps”. EUSAGE: “npm install” in place of “npm ci”. Else delete node_modules and package-lock.json (keep a copy) and run “npm install” with the Node.js that the program names.',
  },
  {
    id: 'node-heap',
    effect: 'ends',
    software: ANYWHERE,
    literals: ['JavaScript heap out of memory'],
    patterns: [/JavaScript heap out of memory/],
    title: 'The program ran out of the memory that Node.js gives it.',
    cause:
      'It holds more and more (a fault in it), or the limit of Node.js is lower than what it needs.',
    fix: 'Give it more, within your plan: the variable NODE_OPTIONS with --max-old-space-size=2048 (in MB). If it only takes longer then, update the program, or take out the part that was added last.',
  },
  {
    id: 'pip-managed',
    effect: 'ends',
    software: ANYWHERE,
    literals: ['externally-managed-environment'],
    patterns: [/externally-managed-environment/],
    title: 'pip may not install here: this system keeps its own Python packages to itself.',
    cause: 'Debian 12, Ubuntu 24.04 and newer protect the Python of the system.',
    fix: 'Make an environment of your own in the program’s folder: “python3 -m venv .venv” (needs the package python3-venv), then “.venv/bin/pip install -r requirements.txt”, and start with “.venv/bin/python FILE”.',
  },
  {
    id: 'pip-no-version',
    software: ANYWHERE,
    literals: [
      'No matching distribution found for',
      'requires a different Python',
      'Requires-Python ',
    ],
    patterns: [
      /Package '(?<name>[\w.-]{1,80})' requires a different Python: (?<old>[\d.]{1,12}) not in '(?<needed>[^'\n]{1,40})'/,
      /No matching distribution found for (?<name>[\w.[\]-]{1,80}[^\s\n]{0,40})/,
    ],
    title: 'pip finds no version of {name} that fits here (Python {needed}).',
    cause:
      'The version in requirements.txt does not exist, or the package is not made for this Python ({old}): it is too old, too new, or for another processor. Without a network pip says the same.',
    fix: 'Choose the Python that the page of the program names in the start settings. Compare name and version with the page of the package on pypi.org. If every package fails, look at the network and DNS.',
  },
  {
    id: 'pip-build-failed',
    software: ANYWHERE,
    literals: [
      'Failed building wheel for',
      'ailed to build ',
      "error: command '",
      'Microsoft Visual C++ 14',
      'Python.h: No such file',
    ],
    patterns: [
      /Failed building wheel for (?<name>[\w.-]{1,80})/,
      /error: command '[^'\n]{0,80}?(?<what>\bgcc|\bcc|g\+\+|clang|cl\.exe|cmake|cargo)(?:-\d{1,2})?' failed/,
      /(?<what>Microsoft Visual C\+\+ 14\.0 or greater is required)/,
      /(?<what>Python\.h: No such file or directory)/,
    ],
    title: 'pip could not build a package ({name}) ({what}).',
    cause:
      'There is no finished build of it for this Python and processor, so it has to be built here, and that needs a compiler and header files. Brand-new versions of Python have few finished builds.',
    fix: 'Take a Python that is one or two versions older, or a newer version of the package: then a finished build exists. Else install the tools: on Debian and Ubuntu “apt install build-essential python3-dev”, on Windows the “Build Tools for Visual Studio” (C++).',
  },
  {
    id: 'python-import-name',
    software: ANYWHERE,
    literals: ["annot import name '", "' has no attribute '"],
    patterns: [
      /ImportError: cannot import name '(?<what>[\w.]{1,80})' from (?:partially initialized module )?'(?<needed>[\w.]{1,80})'/,
      /ImportError: cannot import name '(?<what>[\w.]{1,80})'\s*$/m,
      /AttributeError: (?:partially initialized )?module '(?<needed>[\w.]{1,80})' has no attribute '(?<what>\w{1,80})'/,
    ],
    title:
      'A package does not have “{what}”, which the program or another package wants from it ({needed}).',
    cause:
      'It is installed in another version than the program is made for, or the Python here is too old or too new for it. discord.py, py-cord, nextcord and others all call themselves “discord”: two of them in one place overwrite each other. Or a file of the program has the same name as the package and hides it.',
    fix: 'Bring the packages to the versions of requirements.txt (“pip install -r requirements.txt --force-reinstall”), with the Python that the page of the program names. For “discord”: uninstall all of them (“pip uninstall -y discord discord.py py-cord nextcord”), then install only the one that the program names; discord.Bot, Option and ApplicationContext belong to py-cord. Rename a file of your own with the name of the package.',
  },
  {
    id: 'node-native-not-built',
    effect: 'ends',
    software: ANYWHERE,
    scope: 'entry',
    covers: false,
    literals: ['Could not locate the bindings file'],
    patterns: [
      /Could not locate the bindings file[^]{0,400}?node_modules[\\/](?<needed>(?:@[\w.-]{1,60}[\\/])?[\w.-]{1,60})/,
      /Could not locate the bindings file/,
    ],
    title: 'A package has a part in native code, and that was not built ({needed}).',
    cause:
      'There is no finished build of it for this version of Node.js, and the installation could not build it (no compiler, or scripts were switched off); or node_modules came from another system.',
    fix: 'Delete the folder node_modules and run “npm install” on this machine. If that fails, take the LTS version of Node.js (finished builds exist for it), or install the tools (Debian, Ubuntu: “apt install build-essential python3”).',
  },
];
