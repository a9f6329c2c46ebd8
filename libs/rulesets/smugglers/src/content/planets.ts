import { greatPorts } from './planets/great-ports.ts';
import { lesserPorts } from './planets/lesser-ports.ts';
import { middlingPorts } from './planets/middling-ports.ts';
import type { PlanetLiteral } from './types.ts';

/**
 * The thirty planets. They stand in pairs opposite each other through the centre; the bigger the port, the more one can
 * trade there and the sharper the customs, so what a large port wants most is seldom what it forbids.
 */
export const planets: readonly PlanetLiteral[] = [...greatPorts, ...middlingPorts, ...lesserPorts];
