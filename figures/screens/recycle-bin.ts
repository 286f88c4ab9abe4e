import { at, button, screen, tick } from '../panel';

export const drawing = screen({
  tab: 'files',
  content: [
    at(1, button('[[button.panel.files.recycleBin]]', 'plain')),
    at(2, tick('<code>/world_nether</code>', true)),
    tick('<code>/plugins/Old.jar</code>', false),
    at(2, button('[[button.panel.files.restore]]')),
  ],
});
