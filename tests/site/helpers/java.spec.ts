/** The Java finder on /java-version, by keyboard. */
import { expect, test, type Page } from '@playwright/test';
import { collectPageErrors } from '../site';
import { focusWhenReady, openHelper, testOnPhone } from './open-helper';

function findPanel(page: Page) {
  return page.getByRole('region', { name: 'Java finder' });
}

const OLD_JAVA =
  'java.lang.UnsupportedClassVersionError: me/example/Fancy has been compiled by a more recent version of the Java Runtime (class file version 69.0), this version of the Java Runtime only recognizes class file versions up to 65.0';

test('answers from the version, the program and a pasted error', async ({ page, baseURL }) => {
  const complaints = await collectPageErrors(page, baseURL ?? '');
  await openHelper(page, '/java-version?version=1.20.1&software=forge', 'Java finder');
  const verdict = findPanel(page).getByRole('status');
  await expect(verdict).toContainText('Choose Java 17');

  await focusWhenReady(findPanel(page).getByLabel('Game version'));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('1.12.2');
  await expect(verdict).toContainText('Choose Java 8');
  await expect(page).toHaveURL(/version=1\.12\.2/);
  await findPanel(page).getByLabel('Program').selectOption('paper');
  await expect(verdict).toContainText('Choose Java 11');

  await findPanel(page).getByLabel('Game version').fill('1.21.4');
  await findPanel(page).getByLabel('Error or log').focus();
  await page.keyboard.insertText(OLD_JAVA);
  await expect(verdict).toContainText('Choose Java 25');
  await expect(verdict).toContainText('me/example/Fancy needs Java 25');
  await expect(page).not.toHaveURL(/example/);

  await findPanel(page).getByLabel('Game version').fill('next');
  await expect(findPanel(page).getByRole('alert')).toContainText('No release of this number');
  expect(complaints).toEqual([]);
});

testOnPhone('/java-version', findPanel, async (panel) => {
  await panel.getByLabel('Error or log').fill(OLD_JAVA);
  // The default verdict says 25 as well; only the working finder names the class.
  await expect(panel.getByRole('status')).toContainText('me/example/Fancy', { timeout: 1000 });
});
