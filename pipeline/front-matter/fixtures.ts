/** Valid front matter for tests, which break one key of it. */
export const goodFrontMatter = {
  slug: '/sftp',
  title: 'Connect with SFTP',
  description: 'Address, port, user name and password, and what each connection error means.',
  outcome: 'You move files of any size.',
  minutes: 5,
  who: 'The owner',
  checked: new Date('2026-11-20'),
};
