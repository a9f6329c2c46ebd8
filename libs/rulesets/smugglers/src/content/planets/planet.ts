import type { Demand, Port } from '../../kinds.ts';
import type { PlanetLiteral } from '../types.ts';

type Words = readonly [en: string, de: string, ru: string];
/** Weapons, medical technology, luxury goods, robots, food: the order of the printed card. */
type Ratings = readonly [Demand, Demand, Demand, Demand, Demand];

const inThree = ([en, de, ru]: Words): PlanetLiteral['name'] => ({ en, de, ru });

/** A planet as it stands on its card. */
export function planet(
  id: string,
  sector: number,
  starport: Port,
  [weapons, medicine, luxuries, robots, food]: Ratings,
  name: Words,
  about: Words,
): PlanetLiteral {
  return {
    id,
    name: inThree(name),
    about: inThree(about),
    source: 'original',
    sector,
    starport,
    demand: { weapons, medicine, luxuries, robots, food },
  };
}
