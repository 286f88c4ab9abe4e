import { arrow, box, boxes, diagram } from '../diagram';

export const drawing = diagram(
  boxes(
    box('Your Waterfall', 'forwards “Alex”', 'own'),
    box('A stranger’s proxy', 'forwards “Alex” too', 'bad'),
  ),
  boxes(arrow('no secret'), arrow('no secret')),
  box(
    'Game server with a public port',
    'cannot tell the two apart: both are the operator Alex',
    'bad',
  ),
);
