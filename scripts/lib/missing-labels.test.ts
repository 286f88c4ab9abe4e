import { expect, it } from 'vitest';
import { listGuides } from '../../pipeline/guides';
import { provider } from '../../tests/lib/provider';
import { findMissingLabels } from './missing-labels';

const createGuide = (source: string) => ({ id: 'x', file: 'docs/x.mdx', source });
const { upload: _upload, ...files } = provider.screens.panel['files'] ?? { label: '' };
const { files: _files, ...panel } = provider.screens.panel;
const withPanel = (screens: typeof panel) => ({
  ...provider,
  screens: { ...provider.screens, panel: screens },
});

it('reports a label once, however many guides quote it', () => {
  const quotes =
    'Open [[panel.files.upload]], then `[[button.panel.files.upload]]` and [[panel.files]].';
  const guides = [createGuide(quotes), { ...createGuide(quotes), file: 'docs/y.mdx' }];
  expect(findMissingLabels(guides, withPanel({ ...panel, files }))).toEqual([
    { path: ['screens', 'panel', 'files', 'upload'], guides: ['docs/x.mdx', 'docs/y.mdx'] },
  ]);
});

it('reports a missing screen', () => {
  const found = findMissingLabels([createGuide('[[panel.files]]')], withPanel(panel));
  expect(found.map(({ path }) => path.join('.'))).toEqual(['screens.panel.files.label']);
});

it('names a misspelled label or screen, which would only look unused', () => {
  const guides = [createGuide('[[panel.files.upload]]')];
  const findNearestOf = (screens: typeof panel) =>
    findMissingLabels(guides, withPanel(screens)).map(({ nearest }) => nearest);
  expect(findNearestOf({ ...panel, files: { ...files, uplaod: 'Upload' } })).toEqual(['uplaod']);
  expect(findNearestOf({ ...panel, flies: { ...files, upload: 'Upload' } })).toEqual(['flies']);
  expect(findNearestOf({ ...panel, files })).toEqual([undefined]);
});

it('ignores labels of a feature that is off, and everything that is not a label', () => {
  const guides = [createGuide('[[panel.modpacks.gone]] [[provider.gone.port]] [[term.gone]]')];
  const features = { ...provider.features, modpacks: false };
  expect(findMissingLabels(guides, { ...provider, features })).toEqual([]);
});

it('finds none missing in this repository', () => {
  expect(findMissingLabels(listGuides('docs'), provider)).toEqual([]);
});
