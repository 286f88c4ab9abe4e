import { ANYWHERE, type Rule } from '../rule';

/** Messages of SSH, SFTP and Docker’s own commands. */
export const remoteAccessRules: readonly Rule[] = [
  {
    id: 'ssh-refused',
    software: ANYWHERE,
    literals: [
      'Permission denied (publickey',
      'Permission denied (keyboard',
      'Permission denied (password',
      'Too many authentication failures',
      'All configured authentication methods failed',
      'unable to authenticate, attempted methods',
    ],
    patterns: [
      /(?:(?<user>[\w.@-]{1,100}): )?Permission denied \((?<what>(?:publickey|password|keyboard|gssapi)[\w,-]{0,100})\)/,
      /(?<what>Too many authentication failures)/,
      /(?:All configured authentication methods failed|unable to authenticate, attempted methods)/,
    ],
    title: 'The other machine does not let this login in over SSH ({what}).',
    cause:
      '“publickey” alone: it takes only keys, and yours is not the one it knows for this user (or its files there have the wrong rights). With “password” in it: user name or password is wrong. “Too many”: your program offered other keys first.',
    fix: 'Compare user name, address and port with the page of your host. Name the key yourself: “ssh -i FILE -o IdentitiesOnly=yes USER@HOST”. Its public half (.pub) must be a line of ~/.ssh/authorized_keys of that user there; that file needs the rights 600, and ~/.ssh 700.',
  },
  {
    id: 'ssh-key-open',
    effect: 'ends',
    software: ANYWHERE,
    literals: ['UNPROTECTED PRIVATE KEY', 'are too open.', 'bad permissions'],
    patterns: [
      /Permissions (?:\d{3,4} )?for ['"‘]?(?<file>[^\n'"’]{1,160})['"’]? are too open/,
      /Load key "(?<file>[^"\n]{1,160})": bad permissions/,
      /UNPROTECTED PRIVATE KEY FILE/,
    ],
    title: 'SSH does not use the key {file}: others may read it.',
    cause: 'A private key must be readable by its owner alone.',
    fix: 'Linux and macOS: “chmod 600 FILE”. Windows: right click, Properties, Security, Advanced: switch off inheritance and leave only yourself. In a mounted folder of Windows (WSL, Docker) copy the key to a folder of Linux first.',
  },
  {
    id: 'ssh-host-changed',
    software: ANYWHERE,
    literals: ['REMOTE HOST IDENTIFICATION HAS CHANGED', 'Host key verification failed'],
    patterns: [/REMOTE HOST IDENTIFICATION HAS CHANGED|Host key verification failed/],
    title: 'SSH does not know the other machine, or it is not the same as last time.',
    cause:
      '“HAS CHANGED”: the machine was installed again, the address now belongs to another one, or somebody sits in between. Only “verification failed”: nobody has confirmed its key yet, for example in a script.',
    fix: 'If you know that the machine was installed again: “ssh-keygen -R HOST” takes the old key out; connect once by hand and compare the new one with what your host shows. Otherwise ask your host first.',
  },
  {
    id: 'ssh-key-damaged',
    effect: 'ends',
    software: ANYWHERE,
    literals: [
      'ssh: no key found',
      'ssh: this private key is passphrase',
      'error in libcrypto',
      'invalid format',
    ],
    patterns: [
      /ssh: no key found|ssh: this private key is passphrase protected/,
      /Load key "(?<file>[^"\n]{1,160})": (?:error in libcrypto|invalid format)/,
    ],
    title: 'A key file of SSH or SFTP is empty, damaged or of another kind ({file}).',
    cause:
      'It was cut off (often by a full disk), was pasted with lost line ends, is one of PuTTY (.ppk), or has a password that nobody is asked for.',
    fix: 'Wings: look at the free disk, move the file id_ed25519 out of the folder .sftp below its data folder (/var/lib/pterodactyl/volumes/.sftp) and restart Wings: it makes a new one, and SFTP programs ask once whether the new key is right. Your own key: take the whole file again, with its first and last line; convert a .ppk in PuTTYgen (Conversions, Export OpenSSH key).',
  },
  {
    id: 'ssh-closed-early',
    software: ANYWHERE,
    literals: [
      'kex_exchange_identification',
      'no matching host key type',
      'no matching key exchange',
      'no mutual signature',
    ],
    patterns: [
      /(?<what>no matching (?:host key type|key exchange method|cipher) found|no mutual signature (?:algorithm|supported))/,
      /(?<what>kex_exchange_identification: [^\n]{1,60})/,
    ],
    title: 'The SSH connection ended before the login ({what}).',
    cause:
      '“kex_exchange_identification”: the other side hung up at once: a wrong port, a block after too many attempts (fail2ban), or its SSH server is overloaded. “no matching”: one side is too old for the other.',
    fix: 'Compare address and port with the page of your host, and try from another connection or after an hour. “no matching”: update the older side; as a stopgap add “-o HostKeyAlgorithms=+ssh-rsa -o PubkeyAcceptedAlgorithms=+ssh-rsa”.',
  },
  {
    id: 'docker-not-reached',
    effect: 'ends',
    software: ANYWHERE,
    literals: [
      'annot connect to the Docker daemon',
      'ocker daemon socket',
      'docker API at unix:',
      'docker_engine',
      'docker.sock: connect: permission',
    ],
    patterns: [
      /permission denied while trying to connect to the [Dd]ocker (?:daemon socket|API)/,
      /dial unix [\w./]{0,60}docker\.sock: connect: permission denied/,
      /Cannot connect to the Docker daemon|open \/\/\.\/pipe\/docker_engine|dockerDesktopLinuxEngine: The system cannot find/,
    ],
    title: 'The command does not reach Docker.',
    cause:
      '“permission denied”: your user may not use it. “Cannot connect”: Docker does not run (on Windows and macOS: Docker Desktop), or DOCKER_HOST names another place.',
    fix: '“permission denied”: write sudo in front, or add your user to the group docker (“usermod -aG docker USER”, then log in again; that user then is as mighty as root). “Cannot connect”: “systemctl start docker”, and “journalctl -u docker -n 50” if it does not start; on Windows and macOS start Docker Desktop.',
  },
  {
    id: 'docker-pull-limit',
    software: ANYWHERE,
    literals: [
      'toomanyrequests',
      'reached your pull rate limit',
      'unauthenticated pull rate limit',
    ],
    patterns: [/toomanyrequests|pull rate limit/],
    title: 'Docker Hub gives this machine no more images for now (pull rate limit).',
    cause: 'It counts downloads per address. Many machines of one host can share an address.',
    fix: 'Wait some hours, or log in with a free account (“docker login”). If the image is on another place as well (ghcr.io), take it from there.',
  },
  {
    id: 'docker-no-platform',
    effect: 'ends',
    software: ANYWHERE,
    literals: ['no matching manifest for ', 'does not match the detected host platform'],
    patterns: [
      /no matching manifest for (?<what>[\w/.-]{1,40})/,
      /requested image's platform \((?<what>[\w/.-]{1,40})\) does not match the detected host platform/,
    ],
    title: 'The image does not exist for the processor of this machine ({what}).',
    cause:
      'It is usually made for Intel and AMD (amd64) only, and this machine is an ARM one (or the other way round).',
    fix: 'Take an image that lists your processor, or a machine with an Intel or AMD processor. Docker can emulate it (“platform: linux/amd64” and qemu), but game servers run slowly or not at all then.',
  },
  {
    id: 'docker-name-taken',
    effect: 'ends',
    software: ANYWHERE,
    literals: ['is already in use by container', 'name is already in use'],
    patterns: [/[Tt]he container name "\/?(?<name>[^"\n]{1,100})" is already in use/],
    title: 'A container with the name {name} is already there.',
    cause: 'An earlier one was stopped but not removed, or was made by another project.',
    fix: 'Look with “docker ps -a”. If it is the old one and its data lie in a volume or a folder of the machine, remove it with “docker rm {name}”, then start again; or give the new one another name.',
  },
  {
    id: 'compose-fault',
    effect: 'ends',
    software: ANYWHERE,
    literals: [
      'dditional property ',
      'ompose.yml',
      'ompose.yaml',
      'services must be a mapping',
      'no configuration file provided',
    ],
    patterns: [
      /(?<what>(?:services\.[\w.-]{1,80} )?[Aa]dditional propert(?:y|ies) [^\n]{1,80} (?:is|are) not allowed)/,
      /(?:parsing|validating) [^\n]{0,160}ompose\.ya?ml['"]?: (?<what>[^\n]{1,160})/,
      /(?<what>services must be a mapping|no configuration file provided: not found)/,
    ],
    title: 'Docker Compose cannot use its file: {what}',
    cause:
      'The indentation is wrong (only spaces, two more for each step), a word is mistyped or stands below the wrong service, or the file is not in this folder.',
    fix: 'Run “docker compose config” in the folder of the file: it names the place. Correct that, and start again with “docker compose up -d”.',
  },
  {
    id: 'docker-storage-driver',
    effect: 'ends',
    software: ANYWHERE,
    literals: ['initializing graphdriver', 'prior storage driver'],
    patterns: [
      /prior storage driver "?(?<what>\w{1,20})"? failed/,
      /error initializing graphdriver: (?<what>[^\n]{1,80})/,
    ],
    title: 'Docker does not start: it cannot use the way in which its images were stored ({what}).',
    cause:
      'The storage driver from before is not there any more: an update of Docker took it out (devicemapper, aufs), or the kernel lacks its module since an update.',
    fix: 'Restart the machine first, so that kernel and modules fit; if “storage-driver” in /etc/docker/daemon.json was changed, undo that. If the error stays, go back to the Docker (or the kernel) from before, which can still read everything. To move on to overlay2 later, save the data of all volumes first: images and containers have to be made again.',
  },
  {
    id: 'docker-old-command',
    effect: 'ends',
    software: ANYWHERE,
    literals: ['`docker daemon` is not supported'],
    patterns: [/`docker daemon` is not supported/],
    title: 'Docker does not start: its unit file still has a command of old versions.',
    cause:
      'A file in /etc/systemd/system/docker.service.d (or docker.service itself) calls “docker daemon”, which is “dockerd” today.',
    fix: '“systemctl cat docker” shows all its files. Delete the old one (keep a copy of its options), run “systemctl daemon-reload” and start Docker.',
  },
  {
    id: 'docker-group-missing',
    effect: 'ends',
    software: ANYWHERE,
    literals: ['chown socket at step GROUP', "resolve group 'docker'", "unknown group 'docker'"],
    patterns: [/Failed to chown socket at step GROUP|(?:resolve|unknown) group '?docker/],
    title: 'Docker does not start: the group “docker” does not exist on this machine.',
    cause: 'Its socket (docker.socket) belongs to that group, which was deleted or never made.',
    fix: 'Run “groupadd docker”, then “systemctl restart docker.socket docker”.',
  },
  {
    id: 'git-ownership',
    software: ANYWHERE,
    literals: ['dubious ownership in repository'],
    patterns: [/dubious ownership in repository at ['"](?<file>[^'"\n]{1,160})['"]/],
    title: 'git does not touch the folder {file}: it belongs to another user.',
    cause: 'Since 2022 git refuses folders that the user who calls it does not own.',
    fix: 'Give the folder to that user (chown -R), or allow it: git config --global --add safe.directory {file}',
  },
  {
    id: 'git-login',
    software: ANYWHERE,
    literals: [
      'could not read Username for',
      'could not read Password for',
      'Authentication failed for ',
      'Repository not found',
    ],
    patterns: [
      /fatal: (?:could not read (?:Username|Password) for|Authentication failed for) ['"](?<address>[^'"\n]{1,160})['"]/,
      /(?:remote|ERROR): Repository not found/,
    ],
    title: 'git gets no access to the repository ({address}).',
    cause:
      'It is private or its name is mistyped, and no user name with a token was given. GitHub takes no passwords, only tokens.',
    fix: 'Compare the address. For a private one make a token (GitHub: Settings, Developer settings, fine-grained token with “Contents: read”) and enter user name and token in the start settings.',
  },
  {
    id: 'windows-port-reserved',
    effect: 'ends',
    software: ANYWHERE,
    literals: ['returned unexpected status: 500', 'forbidden by its access permissions'],
    patterns: [
      /(?:(?:TCP|UDP) [\d.]{7,15}:(?<port>\d{2,5})\b[^\n]{0,120})?forwards\/expose(?:\/port)? returned unexpected status: 500/,
      /(?::(?<port>\d{2,5})\b[^\n]{0,120})?access a socket in a way forbidden by its access permissions/,
    ],
    title: 'Windows does not let the program open its port ({port}).',
    cause:
      'Windows has set the port aside for itself (Hyper-V and WSL take whole ranges at each start), or another program holds it. With Docker Desktop, its own forwarding can hang too.',
    fix: 'Restart Docker Desktop, if you use it, or Windows. If the error stays, “netsh interface ipv4 show excludedportrange protocol=tcp” (or udp) lists what is set aside: choose a port outside it; or run “net stop winnat” as administrator, start the program, then “net start winnat”.',
  },
];
