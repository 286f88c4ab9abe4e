import { readPorts } from '../../src/facts/port-rows';

export const ports = readPorts('products/ark/ports.yml');
