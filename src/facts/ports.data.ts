import { readPorts } from './port-rows';

/** Ports of what belongs to no single product, or to Minecraft and its plugins. */
export const generalPorts = readPorts('facts/lists/ports.yml');
