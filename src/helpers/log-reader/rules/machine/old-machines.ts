import { ANYWHERE, type Rule } from '../rule';

/** Programs that need a newer processor, container program or library than the machine has. */
export const oldMachineRules: readonly Rule[] = [
  {
    id: 'processor-instruction',
    effect: 'ends',
    software: ANYWHERE,
    literals: [
      'status=4/ILL',
      'signal=ILL',
      'trap invalid opcode',
      'illegal instruction',
      'Illegal Instruction)',
    ],
    patterns: [
      /(?:code=(?:dumped|killed), )?(?<what>status=4\/ILL|signal=ILL|trap invalid opcode)/,
      /wine: Unhandled (?<what>illegal instruction)|Unhandled exception: (?<code>illegal instruction) in \d\d-bit code/,
      /[Ss]ignal:? 4 \((?<what>Illegal Instruction)\)/,
    ],
    title: 'The program uses a command that this processor does not have ({what}).',
    cause:
      'It is built for a newer processor (AVX, AVX2, SSE4, a newer ARM), or the virtual machine hides what the real one can (on Proxmox the types “kvm64” and “qemu64” do).',
    fix: 'Look with “lscpu | grep -i avx”. On a virtual machine of your own set its processor type to “host” (on Proxmox: Hardware, Processors, Type), stop it and start it again. Else take a build of the program for this processor or an older version; if there is none, the program needs another machine.',
  },
  {
    id: 'container-host-too-old',
    effect: 'ends',
    software: ANYWHERE,
    literals: ['peration not permitted', 'pthread_create failed (EPERM)'],
    patterns: [
      /pthread_create failed(?:: Operation not permitted| \(EPERM\))/,
      /spawn (?:a new )?(?:worker )?thread[^\n]{0,80}(?:Operation not permitted|PermissionDenied)/,
      /\bError Util\.cpp:\d{1,5}: Operation not permitted/,
      /make canonical path: Operation not permitted|cannot stat shared object: Operation not permitted|\bmake: \/bin\/sh: Operation not permitted/,
    ],
    title: 'Docker on this machine is too old for the image: it forbids what newer programs do.',
    cause:
      'Docker lets programs call the system only in ways that it (and its library libseccomp) knows. An image built on a newer Linux calls it in newer ways, usually after an update of the image.',
    fix: 'Update Docker and libseccomp2 on the machine itself, then restart. As a test, start the container with “--security-opt seccomp=unconfined”: if it runs then, this was it; do not leave it so. Until the update take an older tag of the image. On a hosted server send the line to support.',
  },
  {
    id: 'dotnet-openssl',
    effect: 'ends',
    software: ANYWHERE,
    literals: ['usable version of libssl', 'usable version of the libssl'],
    patterns: [/No usable version of (?:the )?libssl was found/],
    title: 'A program made with .NET finds no version of OpenSSL (libssl) that it can use.',
    cause:
      'The library is not installed, or it is version 3 and the program was built with an old .NET (5 or older), which only knows 1.1.',
    fix: 'Update the program first: newer builds know OpenSSL 3. If the library is missing, install it (“apt install libssl3”, before Debian 12 and Ubuntu 22.04 libssl1.1). In a container take another image, such as one of Debian 11 for an old program.',
  },
  {
    id: 'processor-too-old',
    effect: 'ends',
    software: ANYWHERE,
    literals: ['CPU does not support x86-64', 'CPU ISA level is lower'],
    patterns: [/CPU does not support (?<what>x86-64-v\d)|CPU ISA level is lower than required/],
    title: 'The image is built for newer processors than this machine offers ({what}).',
    cause:
      'The processor is too old, or the virtual machine hides what it can (type “kvm64” or “qemu64”).',
    fix: 'Have the virtual machine given the processor type “host” (on Proxmox: Hardware, Processors, Type), or take an older tag of the image.',
  },
  {
    id: 'windows-image-bad',
    software: ANYWHERE,
    literals: [
      '0xc000012f',
      '0xc000007b',
      '0xC000012F',
      '0xC000007B',
      'not designed to run on Windows',
    ],
    patterns: [
      /(?:(?<file>[\w.+-]{1,80}\.(?:dll|exe))\b[^\n]{0,160})?(?<code>0xc000012f|0xc000007b)/i,
      /(?<file>[\w.+-]{1,80}\.(?:dll|exe)) is either not designed to run on Windows/,
    ],
    title: 'Windows cannot load a file of the program ({file}) ({code}).',
    cause:
      'The file is damaged or empty (a download that broke off, or an antivirus program), or it is made for 32 bits where 64 belong, or the other way round (c000007b).',
    fix: 'Let Steam check the files, or install the program again after a backup, and look whether the antivirus program holds the file back. For c000007b also install Microsoft’s Visual C++ 2015–2022, both for x64 and x86.',
  },
];
