import { at, button, field, row, screen } from '../panel';

export const drawing = screen({
  area: 'vpsPanel',
  tab: 'media',
  content: [
    field('Image', 'Windows Server', 'menu'),
    at(1, button('[[button.vpsPanel.media.mount]]')),
    at(2, row('[[button.vpsPanel.media.virtio]]')),
    button('[[button.vpsPanel.media.eject]]', 'plain'),
  ],
});
