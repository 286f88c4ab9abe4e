import { at, beside, button, field, screen, secret, toggle } from '../panel';

export const drawing = screen({
  tab: 'importer',
  step: 2,
  content: [
    at(2, field('[[button.panel.importer.protocol]]', 'SFTP', 'menu')),
    at(
      3,
      beside(
        field('[[button.panel.importer.host]]', 'old.example.net'),
        field('[[button.panel.importer.port]]', '22'),
      ),
    ),
    at(
      3,
      beside(
        field('[[button.panel.importer.username]]', 'alex'),
        secret('[[button.panel.importer.password]]'),
      ),
    ),
    at(4, button('[[button.panel.importer.test]]', 'plain')),
    beside(
      at(5, field('[[button.panel.importer.from]]', '/')),
      at(6, field('[[button.panel.importer.to]]', '/')),
    ),
    at(7, toggle('[[button.panel.importer.wipe]]', false)),
    at(8, button('[[button.panel.importer.start]]')),
  ],
});
