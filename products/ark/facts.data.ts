import { readPorts } from '../../src/fact-tables/port-rows';

export const ports = readPorts('products/ark/ports.yml');
