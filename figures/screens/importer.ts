import { at, beside, button, field, screen, secret, toggle } from '../panel';

export const drawing = screen({
  tab: 'importer',
  step: 3,
  content: [
    at(4, field('[[button.panel.importer.protocol]]', 'SFTP', 'menu')),
    at(
      5,
      beside(
        field('[[button.panel.importer.host]]', 'old.example.net'),
        field('[[button.panel.importer.port]]', '22'),
      ),
    ),
    at(
      5,
      beside(
        field('[[button.panel.importer.username]]', 'alex'),
        secret('[[button.panel.importer.password]]'),
      ),
    ),
    at(6, button('[[button.panel.importer.test]]', 'plain')),
    beside(
      at(7, field('[[button.panel.importer.from]]', '/')),
      at(8, field('[[button.panel.importer.to]]', '/')),
    ),
    at(9, toggle('[[button.panel.importer.wipe]]', false)),
    at(10, button('[[button.panel.importer.start]]')),
  ],
});
