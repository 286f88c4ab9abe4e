/**
 * VPS and dedicated machines: systems that still get updates, Windows evaluation, VirtIO driver
 * folders, SSH. Feeds the VPS and dedicated guides and every `[[vps.…]]` in a text.
 */
import type { Fact } from '../../src/facts/fact';

const ubuntu = 'https://endoflife.date/ubuntu';
const debian = 'https://endoflife.date/debian';
const windowsServer = 'https://endoflife.date/windows-server';
const virtioDownloads = 'https://github.com/virtio-win/virtio-win-pkg-scripts#downloads';
const virtioFolders =
  'https://github.com/virtio-win/virtio-win-pkg-scripts/blob/master/util/filemap.py';
const evaluationLimits =
  'https://eurohoster.ltd/knowledgebase/146/Limits-of-evaluation-versions-Windows-Server.html';
const windowsSsh =
  'https://learn.microsoft.com/en-us/windows-server/administration/openssh/openssh-server-configuration';

/** Values that the VPS and dedicated guides quote. */
export const vps = {
  ubuntuNewest: { value: '26.04 LTS', source: ubuntu, checked: '2026-11-20' },
  ubuntu2604Until: { value: 'April 2031', source: ubuntu, checked: '2026-11-20' },
  ubuntu2404Until: { value: 'May 2029', source: ubuntu, checked: '2026-11-20' },
  ubuntu2204Until: { value: 'April 2027', source: ubuntu, checked: '2026-11-20' },
  debianNewest: { value: '13 (trixie)', source: debian, checked: '2026-11-20' },
  debian13Until: { value: 'August 2028', source: debian, checked: '2026-11-20' },
  debian13LtsUntil: { value: 'June 2030', source: debian, checked: '2026-11-20' },
  debian12LtsUntil: { value: 'June 2028', source: debian, checked: '2026-11-20' },
  debian11Ended: { value: '31 August 2026', source: debian, checked: '2026-11-20' },
  windows2025Until: { value: '14 November 2034', source: windowsServer, checked: '2026-11-20' },
  windows2022Until: { value: '14 October 2031', source: windowsServer, checked: '2026-11-20' },
  windows2019Until: { value: '9 January 2029', source: windowsServer, checked: '2026-11-20' },
  chntpwReleased: {
    value: 'February 2014',
    source: 'https://packages.debian.org/stable/chntpw',
    checked: '2026-11-20',
  },
  windowsEvaluationDays: {
    value: 180,
    source: evaluationLimits,
    checked: '2026-11-20',
    unverified:
      'Microsoft’s own page could not be opened; every account of it that was read agrees.',
  },
  windowsEvaluationEnd: {
    value: 'shuts down every hour',
    source: evaluationLimits,
    checked: '2026-11-20',
  },
  windowsEvaluationReset: {
    value: 'slmgr /rearm',
    source:
      'https://learn.microsoft.com/en-us/windows-server/get-started/activation-slmgr-vbs-options',
    checked: '2026-11-20',
    unverified:
      'The page names no limit; that Windows allows it a few times only is said elsewhere.',
  },
  windowsLicenceCommand: {
    value: 'DISM /Online /Set-Edition:ServerStandard /ProductKey:<key> /AcceptEula',
    source:
      'https://learn.microsoft.com/en-us/windows-server/get-started/upgrade-conversion-options',
    checked: '2026-11-20',
  },
  virtioStableIso: {
    value:
      'https://fedorapeople.org/groups/virt/virtio-win/direct-downloads/stable-virtio/virtio-win.iso',
    source: virtioDownloads,
    checked: '2026-11-20',
  },
  virtioGuestTools: {
    value: 'virtio-win-guest-tools.exe',
    source: virtioDownloads,
    checked: '2026-11-20',
  },
  virtioBuild: {
    value: '0.1.285',
    source: virtioDownloads,
    checked: '2026-11-20',
    unverified: 'Build of November 2025, the newest that could be read.',
  },
  virtioFolder2025: { value: '2k25', source: virtioFolders, checked: '2026-11-20' },
  virtioFolder2022: { value: '2k22', source: virtioFolders, checked: '2026-11-20' },
  virtioFolder2019: { value: '2k19', source: virtioFolders, checked: '2026-11-20' },
  virtioFolder2016: { value: '2k16', source: virtioFolders, checked: '2026-11-20' },
  virtioFolderWindows11: { value: 'w11', source: virtioFolders, checked: '2026-11-20' },
  virtioFolderWindows10: { value: 'w10', source: virtioFolders, checked: '2026-11-20' },
  virtioStorageScsi: { value: 'vioscsi', source: virtioFolders, checked: '2026-11-20' },
  virtioStorageBlock: { value: 'viostor', source: virtioFolders, checked: '2026-11-20' },
  virtioNetwork: { value: 'NetKVM', source: virtioFolders, checked: '2026-11-20' },
  virtioArchitecture: { value: 'amd64', source: virtioFolders, checked: '2026-11-20' },
  sshWindowsSince: {
    value: 'Windows 10 (build 1809) and Windows Server 2019',
    source: windowsSsh,
    checked: '2026-11-20',
  },
  sshUserSettings: {
    value: '%UserProfile%\\.ssh\\config',
    source: windowsSsh,
    checked: '2026-11-20',
  },
  virtfusionSharing: {
    value: 'a token that the other person makes and you enter',
    source: 'https://docs.virtfusion.com/',
    checked: '2026-11-20',
    unverified:
      'The product’s guide could not be opened; labels, rights and the order of steps may differ.',
  },
} satisfies Record<string, Fact>;
