import { readPorts } from './port-rows';

/** Ports of programs that belong to no single product, and of Minecraft and its plugins. */
export const generalPorts = readPorts('facts/lists/ports.yml');
