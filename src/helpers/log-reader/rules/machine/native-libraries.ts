import { joinInOrder, refuseNext, matchAgain } from '../../../../lib/join-patterns';
import { ANYWHERE, type Rule } from '../rule';

/** Libraries in native code that a program does not find or cannot load. */
export const nativeLibraryRules: readonly Rule[] = [
  {
    id: 'shared-library-missing',
    software: ANYWHERE,
    unlessExplained: true,
    literals: ["load shared library '", "load DLL '"],
    patterns: [
      /Unable to load (?:shared library|DLL) '(?<file>[^'\n]{1,80})' or one of its dependencies/,
    ],
    title: 'The program needs the library {file}, which is not installed or lacks a part itself.',
    cause:
      'Programs in .NET load such libraries of the system when they need them. The paths below are only where it looked.',
    fix: 'Install the package that holds it (for libgdiplus on Debian and Ubuntu “apt install libgdiplus”), or take the newest image. If it belongs to the game or a mod, let Steam check the files, or install that again in the build for this system.',
  },
  {
    id: 'library-symbol-missing',
    software: ANYWHERE,
    unlessExplained: true,
    literals: ['symbol lookup error: '],
    patterns: [
      /symbol lookup error: (?:[^\s:]{0,160}\/)?(?<file>[^\s:/]{1,80}): undefined symbol: (?<what>\w{1,80})/,
    ],
    title: 'The library {file} does not fit this system: it looks for {what}, which is not there.',
    cause:
      'It was built for a newer system, or for another version of a library that it builds on. In a container an update of the image, or of the game without its mods, brings that about.',
    fix: 'Update what {file} belongs to (the loader of mods, a plugin, the game), or take the image or its version that fits it; an older one if it began with an update of the image.',
  },
  {
    id: 'library-of-library',
    software: ANYWHERE,
    unlessExplained: true,
    literals: ['cannot open shared object file'],
    patterns: [
      joinInOrder([
        /(?<outer>[\w.+-]{1,80}\.so[\w.]{0,12})\b[^\n]{0,200}?(?:error=|error: |: |\()/,
        /(?!(?:[^\s:]{0,120}\/)?(?:steamclient|steamservice|libSDL))/,
        refuseNext([/[^\s:]{0,160}/, matchAgain('outer')]),
        /(?<file>[^\s:]{1,160}\.so[\d.]{0,12}): cannot open shared object file/,
      ]),
    ],
    title: 'The library {outer} cannot be loaded, because {file} is not found.',
    cause:
      'It builds on {file}, which is not installed, or lies in a folder where the system does not look. Lines about other files that cannot be opened may only be attempts before.',
    fix: 'If {file} lies among the game’s own files, name its folder to the system: the variable LD_LIBRARY_PATH with that folder (for CS2 game/bin/linuxsteamrt64, as the whole path). If it is not there, have Steam check the files. If it belongs to the system, install its package or take another image.',
  },
  {
    id: 'python-native-part',
    software: ANYWHERE,
    literals: ['DLL load failed while importing '],
    patterns: [/DLL load failed while importing (?<needed>[\w.-]{1,80}): (?<what>[^\n]{1,120})/],
    title: 'Python cannot load the native part {needed}: {what}',
    cause:
      'A library that {needed} builds on is missing (often Microsoft’s Visual C++), it was built for another Python or another program, or a second program of it was started outside of the one that brings that library.',
    fix: 'Install Microsoft’s Visual C++ 2015–2022 (vc_redist.x64.exe), and the package that {needed} belongs to again with the Python in use. If it belongs to a plugin that starts programs of its own, update that plugin.',
  },
];
